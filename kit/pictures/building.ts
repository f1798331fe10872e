import { seeded } from '#kit/random/seeded.ts'
import { drawEmblem, type EmblemName } from './emblem.ts'
import { atNight, nightSky } from './night.ts'
import { roomSvg } from './rooms.ts'

/** A banner of 750 × 360 or a square of 360 × 360. */
export type BuildingShape = 'banner' | 'square'

/** Its house, or what one sees inside and around it. */
export const buildingViews = ['house', 'hall', 'waiting', 'garden'] as const
export type BuildingView = (typeof buildingViews)[number]

/** What stands on the sign of a hospital of a kind, by the codes of the hospitals' room; a cross for the others. */
const signs: Readonly<Record<string, EmblemName>> = {
  2: 'medicine-mortar',
  3: 'pregnant',
  4: 'baby-0306m',
  5: 'odontology',
  6: 'eye',
  7: 'oncology',
  8: 'mental-health',
  9: 'home',
  10: 'joints',
}
/** Kinds in low houses: dentists, communities. */
const low = ['5', '9']
/** A kind under an old roof: Chinese medicine. */
const OLD = '2'
/** A kind with bright windows: children. */
const BRIGHT = '4'

interface Look {
  shape?: BuildingShape
  view?: BuildingView
  /** Code of the hospital's kind. */
  kind?: string
}

const skies = [
  ['#e6f4ff', '#f6fbff'],
  ['#e4f7ec', '#f7fcf9'],
  ['#fdf0e2', '#fffaf4'],
  ['#ecebfb', '#f9f8fe'],
] as const
const greens = ['#8fcfa4', '#7cc29a', '#a5d6a0'] as const

type Box = { x: number; top: number; width: number; fill: string }

/** A house with whole windows only: the pattern begins where the wall does. */
function block({ x, top, width, fill }: Box, ground: number, rows: string, step: number): string {
  const inner = Math.floor((width - 20) / step) * step
  const height = Math.floor((ground - top - 34) / 30) * 30
  const wall = `<path fill="${fill}" d="M0 ${ground - top}V6q0-6 6-6h${width - 12}q6 0 6 6v${ground - top - 6}z"/>`
  const panes = `<g transform="translate(${(width - inner) / 2} 16)"><path fill="url(#${rows})" d="M0 0h${inner}v${height}H0z"/></g>`
  return `<g transform="translate(${x} ${top})">${wall}${panes}</g>`
}

function tree(x: number, ground: number, height: number): string {
  const [rx, ry, middle] = [0.36, 0.42, 0.62].map((part) => Math.round(height * part))
  return `<path d="M${x} ${ground}v-${middle}" stroke="#9a7b5c" stroke-width="4"/><ellipse cx="${x}" cy="${ground - (middle ?? 0)}" rx="${rx}" ry="${ry}"/>`
}

function cloud(x: number, y: number, size: number): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity=".85" d="M0 24a12 12 0 0 1 3-23.5 18 18 0 0 1 33-2 14 14 0 0 1 18 13 7 7 0 0 1-1 12.500z"/>`
}

/** A calm line of houses with one large house under its sign, or a room of it, the same for the same seed; under 4 KB. At night it is dark. */
export const buildingSvg = (seed: string | number, colour: string, look: Look = {}): string => {
  const { shape = 'banner', view = 'house' } = look
  return view === 'house'
    ? houseSvg(seed, colour, { shape, kind: look.kind ?? '1' })
    : roomSvg(seed, colour, { shape, view })
}

function houseSvg(
  seed: string | number,
  colour: string,
  { shape, kind }: { shape: BuildingShape; kind: string },
): string {
  const chance = seeded(String(seed))
  const width = shape === 'banner' ? 750 : 360
  const ground = 306
  const middle = width / 2 + (shape === 'banner' ? chance.int(-80, 79) : 0)
  const [sky, horizon] = chance.pick(skies)
  const leaf = chance.pick(greens)

  const tower = chance.int(116, 145)
  const top = chance.int(62, 101) + (low.includes(kind) ? 92 : 0)
  const left: Box = {
    x: middle - tower / 2 - 96,
    top: Math.min(240, top + chance.int(56, 115)),
    width: 110,
    fill: '#f1f5f8',
  }
  const right: Box = {
    x: middle + tower / 2 - 14,
    top: Math.min(236, top + chance.int(50, 119)),
    width: 118,
    fill: '#e7eef3',
  }
  const main: Box = { x: middle - tower / 2, top, width: tower, fill: '#fff' }

  let skyline = `M0 ${ground}`
  for (let x = 0; x < width; x += 50) skyline += `V${chance.int(200, 269)}h50`
  const count = shape === 'banner' ? 8 : 4
  const trees = Array.from({ length: count }, (_, at) => {
    const x = Math.round((width / count) * (at + 0.3)) + chance.int(0, 29)
    return Math.abs(x - middle) < 72 ? '' : tree(x, ground + 4, chance.int(44, 79))
  }).join('')
  const near = chance.int(20, 27)
  const far = chance.int(24, 31)
  const rows = (id: string, w: number, fill: string) =>
    `<pattern id="${id}" width="${w}" height="30" patternUnits="userSpaceOnUse"><rect x="4" y="8" width="${w - 8}" height="15" rx="2.5" fill="${fill}" class="w"/></pattern>`
  const sign = `<g transform="translate(${middle} ${top - 2})"><rect x="-26" y="-26" width="52" height="52" rx="13" fill="${colour}"/>${signOf(kind)}</g>`
  const roof = roofOf(kind, middle, top, tower, colour)
  const door = `<path fill="${colour}" d="M${middle - 40} ${ground - 46}q0-6 6-6h68q6 0 6 6v8h-80z"/><path fill="#c4dbe8" d="M${middle - 28} ${ground - 38}h56v38h-56z"/><path d="M${middle} ${ground - 38}v38" stroke="#fff" stroke-width="2.5"/>`

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 360">${nightSky}<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>${rows('a', near, kind === BRIGHT ? '#ffc46b' : '#bfdcee')}${rows('b', far, kind === BRIGHT ? '#8fd0c4' : '#cbd9e4')}</defs><path fill="url(#s)" d="M0 0h${width}v360H0z"/><circle cx="${chance.int(0, width)}" cy="${chance.int(46, 85)}" r="26" fill="#ffd98a" opacity=".75" class="s"/>${cloud(width * 0.08 + chance.int(0, 59), 60, 1.1)}${cloud(width * 0.72 + chance.int(0, 59), 92, 0.9)}<path d="${skyline}V${ground}z" fill="${colour}" opacity=".12"/>${block(left, ground, 'b', far)}${block(right, ground, 'b', far)}${block(main, ground, 'a', near)}${door}${roof}${sign}<path fill="${leaf}" opacity=".55" d="M0 ${ground}h${width}v54H0z"/><path fill="#fff" opacity=".75" d="M${middle - 30} ${ground}h60l26 54h-112z"/><g fill="${leaf}">${trees}</g>${atNight(width)}</svg>`
}

const signOf = (kind: string): string => {
  const sign = signs[kind]
  return sign
    ? drawEmblem(sign, { x: -20, y: -20, size: 40 }, '#fff')
    : '<path d="M-4.5-14h9v9.500H14v9H4.500V14h-9V4.500H-14v-9h9.500z" fill="#fff"/>'
}

const roofOf = (kind: string, middle: number, top: number, tower: number, colour: string): string => {
  const half = tower / 2
  if (kind === OLD)
    return `<path fill="#5b6770" d="M${middle - half - 34} ${top + 26}q30-4 46-34h${tower - 24}q16 30 46 34z"/>`
  if (!low.includes(kind)) return ''
  const stripes = Array.from({ length: 4 }, (_, at) => `M${middle - 60 + at * 30} 240h15v20h-15z`).join('')
  return `<path fill="#fff" d="M${middle - 60} 240h120v20h-120z"/><path fill="${colour}" d="${stripes}"/>`
}
