//! The poster of ESCAPE!.

pub(super) const POSTER: &str = r#"<path fill="$N" d="M0 0H320V200H0z"/>
<g fill="$p" fill-opacity=".7"><circle cx="22" cy="22" r="1.2"/><circle cx="118" cy="14" r="1"/><circle cx="158" cy="40" r="1.3"/><circle cx="204" cy="18" r="1"/><circle cx="300" cy="58" r="1.2"/><circle cx="14" cy="64" r="1"/><circle cx="236" cy="52" r="1"/></g>
<circle cx="268" cy="34" r="20" fill="$p"/><circle cx="276" cy="29" r="17" fill="$N"/>
<path fill="$D" d="M0 104L40 88L92 98L150 80L214 96L262 82L320 100V200H0z"/>
<path fill="$X" d="M0 108h10v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h12v-7h12v7h10v52H0z"/>
<path fill="none" stroke="$D" stroke-width="1.5" stroke-dasharray="16 2" stroke-opacity=".5" d="M0 118H320M8 128H320M0 138H320M8 148H320"/>
<path fill="$D" d="M0 156H320V200H0z"/>
<path fill="none" stroke="$H" stroke-width="1.2" stroke-opacity=".55" d="M0 167H320M0 181H320M160 156V200M118 156L90 200M202 156L230 200M76 156L20 200M244 156L300 200M34 156L-50 200M286 156L370 200"/>
<path fill="$l" fill-opacity=".26" d="M74 46L262 170Q196 200 128 176z"/>
<path fill="$l" fill-opacity=".3" d="M74 50L240 174Q196 192 150 178z"/>
<ellipse cx="196" cy="173" rx="70" ry="17" fill="$l"/><ellipse cx="196" cy="173" rx="56" ry="12" fill="$p" fill-opacity=".5"/>
<g stroke="$k" stroke-width="2.5" stroke-linejoin="round"><path fill="$x" d="M34 70H74L80 160H28z"/><path fill="$X" stroke="none" d="M35 71.5H48L46 158.8H29.5z"/>
<path fill="$w" d="M24 62H84V71H24z"/><path fill="$l" d="M30 36H78V62H30z"/><path fill="none" d="M42 36V62M54 36V62M66 36V62"/><path fill="$w" d="M20 36L54 14L88 36z"/><path fill="$w" d="M58 38L78 47L70 60L52 50z"/><path fill="$p" d="M75 44L80.5 47L71.5 61.5L67 58.5z"/></g>
<g stroke="$k" stroke-width="2.5" stroke-linejoin="round"><path fill="$w" d="M246 158V98Q246 74 270 74T294 98V158z"/><path fill="$l" d="M253 158V99Q253 81 270 81T287 99V158z"/>
<path fill="$p" fill-opacity=".6" stroke="none" d="M254.5 157V100Q254.5 92 260 87V157z"/></g>
<path fill="none" stroke="$k" stroke-width="6" stroke-linecap="round" d="M287 92L311 104V172L287 160M295 97V163M303 101V167M288 126L310 138"/>
<path fill="none" stroke="$x" stroke-width="2.6" stroke-linecap="round" d="M287 92L311 104V172L287 160M295 97V163M303 101V167M288 126L310 138"/>
<path fill="$k" fill-opacity=".35" d="M150 178Q176 170 214 176Q240 182 200 185Q166 186 150 178z"/>
<g transform="translate(200 178) scale(-1.25 1.25)"><g fill="none" stroke="$k" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M-2-24L-13-15L-25-19M-2-24L9-16L5-2L10-1.5M5-43L16-36L25-42M5-43L-8-40L-14-30"/><path stroke-width="16" d="M4-40L0-27"/></g>
<g fill="none" stroke="$p" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M-2-24L-13-15L-25-19M-2-24L9-16L5-2L10-1.5M5-43L16-36L25-42M5-43L-8-40L-14-30"/><path stroke-width="12" d="M4-40L0-27"/></g>
<path fill="none" stroke="$k" stroke-width="2.6" d="M-2.5-43L10.5-40M-4-37L8.5-34M-5.5-31L7-28M-7-23L-3-17.5M-14-20.5L-12-13.5M6-21.5L2-16M10.5-11L4.5-12"/>
<circle cx="8" cy="-54" r="7" fill="$p" stroke="$k" stroke-width="2.2"/><path fill="$k" d="M9-54.5h1.8v3h-1.8zM12.6-54.5h1.6v3h-1.6z"/><path fill="$e" stroke="$k" stroke-width="2" stroke-linejoin="round" d="M.5-56Q.5-64 8.5-63.5T16-55.5z"/></g>
<g stroke="$k" stroke-width="2.5" stroke-linejoin="round"><circle cx="58" cy="170" r="16" fill="none" stroke-width="7.5"/><circle cx="58" cy="170" r="16" fill="none" stroke="$B" stroke-width="3"/>
<g transform="translate(40 178) rotate(52) scale(.86)"><path fill="$b" d="M-4.5 8V46H12V38H4.5V32H11V25H4.5V8z"/><circle fill="$b" r="13"/><circle fill="$D" r="5.5" stroke-width="2"/></g>
<g transform="translate(82 164) rotate(14)"><path fill="$b" d="M8-4.5H50V4.5H44V12H36.5V4.5H32V10H25V4.5H8z"/><circle fill="$b" r="14"/><circle fill="$p" r="9.5" stroke-width="2"/><path fill="none" stroke-width="3" stroke-linejoin="miter" d="M4.5-5.5H-3.5V5.5H4.5M-3.5 0H3.5"/></g></g>"#;
