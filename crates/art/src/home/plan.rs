//! The poster of The Great Escape Plan.

pub(super) const POSTER: &str = r#"<path fill="$N" d="M0 0H320V200H0z"/>
<path fill="$Q" d="M0 60Q160 20 320 60V200H0z"/>
<circle cx="86" cy="62" r="40" fill="$q" fill-opacity=".35"/><circle cx="86" cy="62" r="28" fill="$p"/>
<path fill="$D" d="M0 150V96H22V80H46V104H64V70H70V58H92V70H98V110H124V84H150V66H156V52H160V66H176V110H198V74H226V96H246V60H272V88H292V104H320V170H0z"/>
<path fill="$w" d="M0 170V120H28V104H34V92H58V128H82V112H118V136H136V100H164V122H186V94H212V130H232V110H262V84H268V74H282V84H288V122H320V176H0z"/>
<path fill="$l" d="M6 128h5v6h-5zM16 128h5v6h-5zM40 100h5v6h-5zM48 112h5v6h-5zM88 120h5v6h-5zM98 120h5v6h-5zM108 128h5v6h-5zM142 108h5v6h-5zM152 108h5v6h-5zM142 120h5v6h-5zM192 102h5v6h-5zM202 114h5v6h-5zM238 118h5v6h-5zM248 118h5v6h-5zM272 92h5v6h-5zM272 106h5v6h-5zM280 118h5v6h-5zM300 130h5v6h-5z"/>
<path fill="$k" d="M0 158H320V200H0z"/><path fill="$X" d="M0 156H320V164H0z"/>
<path fill="none" stroke="$l" stroke-width="3" stroke-dasharray="18 14" d="M0 186H320"/>
<circle cx="258" cy="124" r="34" fill="$e" fill-opacity=".4"/><circle cx="278" cy="124" r="34" fill="$u" fill-opacity=".6"/>
<path fill="$e" d="M250 112L210 104L212 96zM252 106L222 80L228 74zM257 102L242 64L250 62z"/><path fill="$u" d="M277 102L276 62L284 62zM282 106L302 70L308 76zM286 112L320 92V102z"/>
<g stroke="$k" stroke-width="2.5" stroke-linejoin="round"><path fill="$k" fill-opacity=".5" stroke="none" d="M196 178H322V186H202z"/><path fill="$p" d="M200 174V158Q202 150 214 149L226 148L238 133Q240 130 245 130H292Q297 130 299 133L308 148Q322 149 322 158V174z"/><path fill="$w" stroke="none" d="M201.5 172.8V162H322V172.8z"/>
<path fill="$x" d="M233 148L243 136H263V148zM268 148V136H290L298 148z"/><path fill="none" stroke-width="1.8" d="M265.5 148V172M276 153H284"/>
<path fill="$e" d="M254 130V122Q254 119 257 119H266V130z"/><path fill="$u" d="M266 130V119H277Q280 119 280 122V130z"/><path fill="$l" d="M200 158H210Q212 164 208 166H200z"/>
<circle cx="228" cy="175" r="12" fill="$k"/><circle cx="228" cy="175" r="5.5" fill="$x"/><circle cx="294" cy="175" r="12" fill="$k"/><circle cx="294" cy="175" r="5.5" fill="$x"/></g>
<path fill="$k" fill-opacity=".5" d="M50 190Q100 180 160 188Q170 194 110 196T50 190z"/>
<g transform="translate(110 190) scale(1.5)"><g fill="none" stroke="$k" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M2-24L13-15L25-19M2-24L-9-16L-5-2L-10-1.5M-5-43L-18-38M-5-43L8-46L14-54"/><path stroke-width="17" d="M-4-40L0-27"/></g>
<g fill="none" stroke="$Q" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path stroke="$H" d="M2-24L13-15L25-19M2-24L-9-16L-5-2L-10-1.5"/><path stroke-width="13" stroke="$e" d="M-4-40L0-27"/><path stroke="$e" d="M-5-43L-18-38"/></g>
<g stroke="$k" stroke-width="2" stroke-linejoin="round"><path fill="$B" d="M9-52Q4-58 11-62Q8-68 14-70Q21-68 18-63Q38-56 38-40Q38-28 24-27Q8-27 6-38Q5-47 9-52z"/><path fill="$b" stroke="none" d="M11-51Q7-57 13-61H17Q30-56 31-42Q31-34 24-29Q9-29 7.5-38Q7-46 11-51z"/><path fill="none" d="M10-61Q14-59 19-62"/>
<path fill="none" stroke-width="2.6" d="M25-47Q20-50 17-46.5T21-41T24.5-36T16-35.5M21-52V-32"/></g>
<path fill="none" stroke="$k" stroke-width="9" stroke-linecap="round" d="M-5-43L8-46L13-54"/><path fill="none" stroke="$e" stroke-width="5" stroke-linecap="round" d="M-5-43L8-46L13-54"/>
<circle cx="-8" cy="-54" r="7.5" fill="$p" stroke="$k" stroke-width="2"/><path fill="$k" d="M-15.8-56.5H-.5V-52.5H-15.8z"/><path fill="$p" d="M-13.5-55.5h2.5v2h-2.5zM-8-55.5h2.5v2h-2.5z"/><path fill="$w" stroke="$k" stroke-width="1.8" d="M-16.5-56.5Q-16-64-8-64T.8-57L-3-56.5z"/></g>
<g stroke="$k" stroke-width="1.5" fill="$y"><path d="M166 132l12-5l3 7l-12 5zM178 152l12 3l-2 7l-12-3zM150 148l9-8l5 6l-9 8z"/></g>
<g fill="$l" stroke="$k" stroke-width="1.5"><circle cx="188" cy="140" r="4"/><circle cx="170" cy="170" r="4"/><circle cx="196" cy="168" r="3.5"/></g>"#;
