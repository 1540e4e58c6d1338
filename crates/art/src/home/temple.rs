//! The poster of The Curse of the Temple.

pub(super) const POSTER: &str = r#"<path fill="$J" d="M0 0H320V200H0z"/>
<circle cx="160" cy="78" r="92" fill="$j" fill-opacity=".55"/><circle cx="160" cy="78" r="66" fill="$j"/>
<path fill="$J" fill-opacity=".55" d="M0 96Q24 74 50 92Q74 70 98 100V164H0zM320 96Q296 74 270 92Q246 70 222 100V164H320z"/>
<g stroke="$k" stroke-width="2.5" stroke-linejoin="round"><path fill="$X" d="M70 164V138H88V112H106V86H122V62H136V44H184V62H198V86H214V112H232V138H250V164z"/>
<path fill="$x" stroke="none" d="M71.5 139.5H88.5V113.5H106.5V87.5H122.5V63.5H137.5V45.5H182.5V53H142V70H128V94H112V120H94V146H71.5z"/>
<path fill="none" stroke-width="1.5" stroke-opacity=".5" d="M150 44V53M168 53V62M158 53H184M136 70V86M184 70V86M112 100V112M208 98V112M96 124V138M224 122V138M80 150V164M240 148V164M88 138H118M202 138H232M106 112H122M198 112H214M122 86H138M182 86H198M136 62H184"/>
<path fill="$w" d="M124 164V98L132 88H188L196 98V164z"/><path fill="$N" d="M134 164V106L140 98H180L186 106V164z"/></g>
<path fill="$q" fill-opacity=".35" d="M136 164V107L141 100H179L184 107V164z"/>
<path fill="$q" fill-opacity=".5" d="M146 164V118Q160 100 174 118V164z"/>
<path fill="$q" fill-opacity=".28" d="M140 164H180L214 200H106z"/>
<g stroke="$k" stroke-width="2.5" stroke-linejoin="round"><path fill="$b" d="M146 116Q160 108 174 116L172 136Q160 150 148 136z"/><path fill="$B" stroke="none" d="M161 113.5Q168 113.5 172.5 117L170.8 135.5Q166 141.5 161 142.5z"/>
<path fill="$q" stroke-width="2" d="M150 121L158 124L151 128zM170 121L162 124L169 128z"/><path fill="none" stroke-width="2" d="M154 136H166M156 133.5V138.5M160 133.5V138.5M164 133.5V138.5M160 124V131"/>
<path fill="$e" d="M146 114L140 104L149 108L152 99L158 107L160 97L162 107L168 99L171 108L180 104L174 114Q160 106 146 114z"/></g>
<g stroke="$k" stroke-width="2"><path fill="$x" d="M100 164H112V128H100zM208 164H220V128H208z"/><path fill="$e" stroke-linejoin="round" d="M101 128Q94 118 103 108Q103 114 106 114Q105 104 111 101Q109 110 113 115Q116 122 111 128zM209 128Q202 118 211 108Q211 114 214 114Q213 104 219 101Q217 110 221 115Q224 122 219 128z"/><path fill="$l" stroke="none" d="M103 127Q100 121 106 117Q111 121 109 127zM211 127Q208 121 214 117Q219 121 217 127z"/><path fill="$b" d="M96 127H116L112 134H100zM204 127H224L220 134H208z"/></g>
<path fill="$J" d="M0 160Q80 150 160 162T320 158V200H0z"/><path fill="$q" fill-opacity=".35" d="M134 162Q160 160 186 162L222 200H98z"/>
<g stroke="$k" stroke-width="2.5" stroke-linejoin="round"><g transform="translate(92 170) rotate(-14)"><path fill="$p" d="M-20-14Q-20-20-14-20H14Q20-20 20-14V14Q20 20 14 20H-14Q-20 20-20 14z"/><path fill="$P" stroke="none" d="M-18.7 10Q0 15 18.7 10V14Q18.7 18.7 14 18.7H-14Q-18.7 18.7-18.7 14z"/>
<path fill="$B" stroke-width="2" d="M-2.5 15L-4 0H4L2.5 15z"/><path fill="$b" stroke-width="2" d="M-6-2H6L4.5 3H-4.5z"/><path fill="$e" stroke-width="2" d="M-5-2Q-9-8-3-13Q-3-9-1-9Q-2-15 3-17Q2-12 5-9Q7-5 4-2z"/><path fill="$l" stroke="none" d="M-2.5-3Q-4-6-1-8Q2-7 2.5-3z"/></g>
<g transform="translate(226 172) rotate(12)"><path fill="$p" d="M-20-14Q-20-20-14-20H14Q20-20 20-14V14Q20 20 14 20H-14Q-20 20-20 14z"/><path fill="$P" stroke="none" d="M-18.7 10Q0 15 18.7 10V14Q18.7 18.7 14 18.7H-14Q-18.7 18.7-18.7 14z"/>
<circle cx="-5" cy="-2" r="6.5" fill="none" stroke-width="6"/><circle cx="-5" cy="-2" r="6.5" fill="none" stroke="$u" stroke-width="2.5"/><path fill="none" stroke-width="6" d="M1.5-2H13V5M7-2V4"/><path fill="none" stroke="$u" stroke-width="2.5" d="M1-2H13V3.5M7-2V3"/></g>
<g transform="translate(160 182)"><path fill="$y" d="M-14-5L-7-13H7L14-5L0 13z"/><path fill="$p" fill-opacity=".45" stroke="none" d="M-11.5-5.5L-6.5-11.5H-1L-4-5.5zM-3-3.5H3L0 9z"/></g>
<path fill="$q" d="M126 186L132 179H142L148 186L137 198z"/><path fill="$p" fill-opacity=".4" stroke="none" d="M128.5 186L132.8 180.7H137L134 186z"/>
<path fill="$e" d="M176 190L181 184H189L194 190L185 200z"/><path fill="$p" fill-opacity=".4" stroke="none" d="M178.5 189.8L181.7 185.7H185L183 189.8z"/></g>
<g stroke="$k" stroke-width="2.5" stroke-linejoin="round"><path fill="$j" d="M-4 60Q40 66 62 108Q26 100 8 118Q30 122 44 150Q18 142-4 156z"/><path fill="none" stroke-width="1.8" d="M-4 84Q30 88 62 108M-4 132Q22 134 44 150"/>
<path fill="$j" d="M324 60Q280 66 258 108Q294 100 312 118Q290 122 276 150Q302 142 324 156z"/><path fill="none" stroke-width="1.8" d="M324 84Q290 88 258 108M324 132Q298 134 276 150"/>
<path fill="$y" d="M-4 202V150Q30 156 52 202zM324 202V150Q290 156 268 202z"/><path fill="none" stroke-width="1.8" d="M0 160Q22 176 34 202M320 160Q298 176 286 202"/>
<path fill="$J" d="M-4-4H110Q84 26 60 8Q52 40 30 16Q18 44-4 24zM324-4H210Q236 26 260 8Q268 40 290 16Q302 44 324 24z"/></g>"#;
