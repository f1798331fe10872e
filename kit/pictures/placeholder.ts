/** Pale ground, and two tones of the drawing on it. */
const [GROUND, SOFT, STRONG] = ['#eaf1ed', '#c3d3ca', '#9db5a8']

const head = (cx = 60) => `<circle cx="${cx}" cy="46" r="20" fill="${STRONG}"/>`
const shoulders = `<path fill="${SOFT}" d="M20 120c0-28 17-44 40-44s40 16 40 44z"/>`
const cross = (x: number, y: number, size: number, fill = '#fff') =>
  `<path fill="${fill}" d="M${x - size / 6} ${y - size / 2}h${size / 3}v${size / 3}h${size / 3}v${size / 3}h-${size / 3}v${size / 3}h-${size / 3}v-${size / 3}h-${size / 3}v-${size / 3}h${size / 3}z"/>`

/** What stands where a picture of that kind is missing. */
const drawings = {
  doctor: `${shoulders}${head()}<path fill="#fff" d="M46 80l14 18 14-18 8 3-8 37H46l-8-37z"/>${cross(60, 108, 14, STRONG)}`,
  microclass: `<rect x="22" y="34" width="76" height="52" rx="8" fill="${SOFT}"/><path fill="#fff" d="M52 48v24l22-12z"/><path stroke="${STRONG}" stroke-width="5" stroke-linecap="round" d="M34 98h52"/>`,
  logo: `<rect x="30" y="30" width="60" height="60" rx="16" fill="${SOFT}"/>${cross(60, 60, 36)}`,
  unit: `<rect x="28" y="28" width="64" height="64" rx="8" fill="${SOFT}"/><path stroke="#fff" stroke-width="6" stroke-linecap="round" d="M42 46h36M42 60h36M42 74h22"/>`,
  hospital: `<path fill="${SOFT}" d="M18 104V62q0-4 4-4h16V34q0-6 6-6h32q6 0 6 6v24h16q4 0 4 4v42z"/>${cross(60, 46, 20)}<path fill="#fff" d="M52 104V84h16v20zM26 68h8v8h-8zm60 0h8v8h-8zm-60 16h8v8h-8zm60 0h8v8h-8z"/>`,
  product: `<path fill="${SOFT}" d="M30 44l30-14 30 14v36L60 94 30 80z"/><path fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" d="M30 44l30 14 30-14M60 58v36"/>`,
  card: `<rect x="20" y="36" width="80" height="50" rx="8" fill="${SOFT}"/><path fill="${STRONG}" d="M20 48h80v10H20z"/><path stroke="#fff" stroke-width="5" stroke-linecap="round" d="M30 72h22"/>`,
  user: `${shoulders}${head()}`,
  'user-male': `${shoulders}${head()}<path fill="${SOFT}" d="M38 44c0-16 9-24 22-24s22 8 22 24c-6-8-14-11-22-11s-16 3-22 11z"/>`,
  'user-female': `<path fill="${SOFT}" d="M34 78V46c0-17 11-28 26-28s26 11 26 28v32z"/>${shoulders}${head()}<path fill="${SOFT}" d="M39 44c2-14 10-20 21-20s19 6 21 20c-9-2-17-6-24-13-4 7-10 11-18 13z"/>`,
} as const

/** A kind of picture that may be missing [X368]. */
export type Placeholder = keyof typeof drawings

/** Whether a name is that of a kind. */
export const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(drawings, name)

/** A calm drawing for a picture that is not there; under 1 KB. */
export const placeholderSvg = (kind: Placeholder): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="${GROUND}" d="M0 0h120v120H0z"/>${drawings[kind]}</svg>`

/** Every kind. */
export const placeholders = Object.keys(drawings) as Placeholder[]
