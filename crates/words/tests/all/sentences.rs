//! How it reads: a handful of sentences in each language.

use serde_json::json;
use table::{BadOptions, Coded};
use words::{Language, Names, Words};

fn spoken(language: Language) -> String {
    let words = Words::new(language);
    let names = Names::new(["Ana", "Ben", "", "Inés"]);
    let fact = |fact| words.fact("cells", &fact, &names);
    let refusal = |coded: Coded| words.refusal("cells", &coded, &names);
    let letters = json!([["E", "S", "C", "A", "P", "E!"], ["E"], [], ["C", "E!"]]);
    [
        fact(json!({ "moved": { "seat": 0, "piece": "pawn", "from": "a1", "to": "a2" } })),
        fact(json!({ "moved": { "seat": 1, "piece": "G2", "from": "|h", "to": "h4" } })),
        fact(json!({ "jumped": { "seat": 2, "piece": "G1", "from": "d5", "to": "f5" } })),
        fact(json!({ "sent_home": { "seat": 3, "by": "guard" } })),
        fact(json!({ "reached": { "seat": 0, "key": "E!", "taken": true } })),
        fact(json!({ "time_up": { "seat": 1, "left": 2 } })),
        fact(json!({ "won": { "seats": [0], "letters": letters } })),
        fact(json!({ "won": { "seats": [1, 3], "letters": [["A"], ["E", "S"], [], ["C", "P"]] } })),
        refusal(Coded::plain("not_your_turn").with("turn", 2)),
        refusal(Coded::plain("piece_locked").with("piece", "S")),
        refusal(Coded::plain("too_few_moves").with("cost", 2).with("left", 1)),
        refusal(Coded::plain("early").with("until", 65_201)),
        words.bad_options("cells", &BadOptions::OutOfRange { option: "turn_seconds", min: 10, max: 600 }),
        words.option_value("cells", "turn_limit", &json!(60), &names),
        words.option_value("cells", "first_seat", &json!(3), &names),
        words.text("cli-verify-good", &[("entries", 213.into()), ("game", "ESCAPE!".into())]),
    ]
    .join("\n")
}

const ENGLISH: &str = "\
Ana goes from a1 to a2.
Ben moves guard 2 from the middle line at h to h4.
Player 3 makes guard 1 jump from d5 to f5.
A guard spots Inés: back to the cell!
Ana reaches key E! and takes the letter.
Time is up: Ben loses 2 moves.
Ana wins! The letters: Ana (E, S, C, A, P and E!), Ben (E), Player 3 (nothing) and Inés (C and E!).
Ben and Inés share the win! The letters: Ana (A), Ben (E and S), Player 3 (nothing) and Inés (C and P).
One moment: it is Player 3’s turn.
Key S is locked and may not move again this turn.
That jump takes 2 moves, and you have only one left.
Not yet: this can be done from 1:05.3 on the game clock.
“Time for a turn” must lie between 10 and 600.
60 rounds
Inés
The log of ESCAPE! is sound: all 213 entries come out as they are written.";

const GERMAN: &str = "\
Ana geht von a1 nach a2.
Ben zieht Wächter 2 von der Mittellinie bei h nach h4.
Spieler 3 lässt Wächter 1 von d5 nach f5 springen.
Ein Wächter entdeckt Inés: ab in die Zelle!
Ana erreicht Schlüssel E! und nimmt den Buchstaben.
Die Zeit ist um: Ben verliert 2 Schritte.
Ana gewinnt! Die Buchstaben: Ana (E, S, C, A, P und E!), Ben (E), Spieler 3 (nichts) und Inés (C und E!).
Ben und Inés teilen sich den Sieg! Die Buchstaben: Ana (A), Ben (E und S), Spieler 3 (nichts) und Inés (C und P).
Einen Moment noch: Spieler 3 ist am Zug.
Schlüssel S ist gesperrt und darf in diesem Zug nicht noch einmal bewegt werden.
Dieser Sprung kostet 2 Schritte, und du hast nur noch einen.
Noch nicht: Das geht ab 1:05,3 auf der Spieluhr.
„Zeit für einen Zug“ muss zwischen 10 und 600 liegen.
60 Runden
Inés
Das Protokoll von ESCAPE! ist in Ordnung: Alle 213 Einträge stimmen.";

const SPANISH: &str = "\
Ana va de a1 a a2.
Ben mueve el guardia 2 de la línea central en h a h4.
Jugador 3 hace que el guardia 1 salte de d5 a f5.
Un guardia descubre a Inés: ¡de vuelta a la celda!
Ana alcanza la llave E! y se lleva la letra.
Se acabó el tiempo: Ben pierde 2 movimientos.
¡Ana gana! Las letras: Ana (E, S, C, A, P y E!), Ben (E), Jugador 3 (nada) e Inés (C y E!).
¡Ben e Inés comparten la victoria! Las letras: Ana (A), Ben (E y S), Jugador 3 (nada) e Inés (C y P).
Un momento: es el turno de Jugador 3.
La llave S está bloqueada y no puede volver a moverse en este turno.
Ese salto cuesta 2 movimientos y solo te queda uno.
Todavía no: podrás hacerlo a partir de 1:05,3 en el reloj de la partida.
«Tiempo por turno» tiene que estar entre 10 y 600.
60 rondas
Inés
El registro de ESCAPE! está en orden: sus 213 entradas cuadran.";

#[test]
fn sentences_read_as_they_should() {
    for (language, expected) in [(Language::En, ENGLISH), (Language::De, GERMAN), (Language::Es, SPANISH)] {
        let spoken = spoken(language);
        for (said, expected) in spoken.lines().zip(expected.lines()) {
            assert_eq!(said, expected);
        }
        assert_eq!(spoken, expected);
    }
}
