/** What makes a picture of a place go dark with the system: windows are lit, the rest steps back. */
export const nightSky =
  '<style>@media(prefers-color-scheme:dark){.n{opacity:.56}.w{fill:#ffdf8e}.s{fill:#dbe4f3}}</style>'

/** What makes a picture of a thing go dark with the system: its quiet ground would glare, the thing itself is still seen. */
export const nightGround = '<style>@media(prefers-color-scheme:dark){.n{opacity:.74}.t{opacity:.86}}</style>'

/** The dark itself, over a picture of that width. */
export const atNight = (width: number): string =>
  `<path class="n" opacity="0" fill="#0b1524" d="M0 0h${width}v360H0z"/>`
