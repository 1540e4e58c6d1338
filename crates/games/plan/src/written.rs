//! How a game is written down: what is open, and apart from it what is secret.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use table::read;

use crate::Plan;
use crate::heist::{Heist, SEATS};
use crate::own::Own;

#[derive(Serialize, Deserialize)]
struct Secret<T> {
    /// What each seat may know besides.
    own: T,
    /// Tiles still in each pile.
    vaults: [u8; 5],
}

#[derive(Serialize)]
struct Written<'a> {
    #[serde(flatten)]
    open: &'a Heist,
    secret: Secret<&'a [Own]>,
}

impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let own = &self.own[..usize::from(self.open.seats().count()).min(SEATS)];
        Written { open: &self.open, secret: Secret { own, vaults: self.vaults } }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Plan {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Plan, D::Error> {
        // What is open stands beside the secret. It is read from a document, as pages read it: reading it as a flattened part
        // takes a second copy of the code for every type in it.
        let mut open = Map::<String, Value>::deserialize(from)?;
        let secret = open.remove("secret").ok_or_else(|| D::Error::missing_field("secret"))?;
        let open = read::<Heist>(&open.into()).map_err(D::Error::custom)?;
        let secret = read::<Secret<Vec<Own>>>(&secret).map_err(D::Error::custom)?;
        let mut own = [Own::with_cash(open.options.initial_cash_k.into()); SEATS];
        if secret.own.len() != usize::from(open.seats().count()) {
            return Err(D::Error::custom("secrets: one for each seat"));
        }
        own[..secret.own.len()].copy_from_slice(&secret.own);
        Ok(Plan { open, own, vaults: secret.vaults })
    }
}
