import { seeded } from '#kit/random/seeded.ts'
import { drawEmblem, type EmblemName, emblemNames, isEmblem } from './emblem.ts'
import { atNight, nightGround } from './night.ts'
import { packs } from './packs.ts'
import { area, cross, type Draw, line, round } from './strokes.ts'
import { wares } from './wares.ts'

/** Drawings of things in the middle of 360 × 360. */
const drawings = {
  heart: (ink, light) =>
    `${area('M180 262c-66-42-92-78-92-114 0-30 22-50 48-50 20 0 36 10 44 28 8-18 24-28 44-28 26 0 48 20 48 50 0 36-26 72-92 114z', ink)}${line('M116 148c0-16 10-24 22-26', '#fff', 10)}${area('M276 88l6 14 14 6-14 6-6 14-6-14-14-6 14-6z', light)}`,
  cup: (ink, light) =>
    `${round(112, 158, 116, 98, 26, '#fff')}${round(112, 158, 116, 20, 10, light)}${line('M228 180c34-4 38 46 0 46', ink, 10)}${line('M144 132c-10-14 10-22 0-38M172 132c-10-14 10-22 0-38M200 132c-10-14 10-22 0-38', ink, 7)}${round(96, 262, 148, 12, 6, ink)}`,
  flower: (ink, light) =>
    `${line('M180 190v92M180 246c-26 0-38-12-42-28M180 256c26 0 38-12 42-28', '#1f9d5b', 9)}${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="180" cy="108" rx="24" ry="34" fill="${ink}" transform="rotate(${turn} 180 146)"/>`).join('')}<circle cx="180" cy="146" r="22" fill="${light}"/>`,
  pennant: (ink, light) =>
    `${round(92, 82, 176, 14, 7, light)}${area('M116 96h128v142l-64 36-64-36z', ink)}${line('M146 134h68M146 164h68M160 194h40', '#fff', 9)}${line('M116 238v26M244 238v26', light, 8)}`,
  clipboard: (ink, light) =>
    `${round(104, 84, 152, 196, 16, '#fff')}${round(146, 70, 68, 30, 10, ink)}${line('M132 134h20l10-22 18 44 12-22h36', ink, 7)}${line('M132 190h96M132 218h96M132 246h60', light, 9)}`,
  tooth: (ink, light) =>
    `${area('M180 116c22-26 78-18 78 36 0 46-24 108-42 108-16 0-14-56-36-56s-20 56-36 56c-18 0-42-62-42-108 0-54 56-62 78-36z', '#fff')}${line('M136 150c2-14 12-20 22-20', light, 10)}${line('M262 92l12-12M276 118h18M240 84v-18', ink, 7)}`,
  drop: (ink, light) =>
    `${area('M180 74c34 48 66 82 66 122a66 66 0 0 1-132 0c0-40 32-74 66-122z', ink)}${line('M146 198c2 22 14 34 30 38', '#fff', 9)}${area('M262 98l8 20 20 8-20 8-8 20-8-20-20-8 20-8z', light)}`,
  motion: (ink, light) =>
    `<circle cx="206" cy="96" r="24" fill="${ink}"/>${line('M188 136l-40 46 42 30-14 62M188 136l46 30 34-14M148 182l-46-10', ink, 20)}${line('M92 286h176', light, 10)}`,
  leaf: (ink, light) =>
    `${area('M258 88c12 92-26 160-92 160-40 0-66-24-66-62 0-62 66-92 158-98z', ink)}${line('M92 276c30-70 70-110 118-138', '#fff', 8)}${line('M140 208l2-40M172 182l36 4', light, 7)}`,
  eye: (ink, light) =>
    `${area('M70 180c56-76 164-76 220 0-56 76-164 76-220 0z', '#fff')}<circle cx="180" cy="180" r="46" fill="${ink}"/><circle cx="180" cy="180" r="20" fill="#12333f"/><circle cx="194" cy="166" r="9" fill="#fff"/>${line('M112 108l-14-18M180 92V70M248 108l14-18', light, 8)}`,
  syringe: (ink, light) =>
    `<g transform="rotate(45 180 180)">${round(150, 96, 60, 140, 10, '#fff')}${round(158, 150, 44, 80, 4, light)}${line('M180 96V66M158 62h44', ink, 10)}${line('M180 240v54', ink, 6)}${line('M150 124h20M150 150h20M150 176h20', ink, 5)}</g>`,
  baby: (ink, light) =>
    `<circle cx="180" cy="178" r="84" fill="#ffe3cf"/>${line('M164 96c8 18 34 18 36-4', ink, 8)}<circle cx="150" cy="176" r="8" fill="#5a4436"/><circle cx="210" cy="176" r="8" fill="#5a4436"/>${line('M158 212c12 12 32 12 44 0', ink, 7)}<circle cx="126" cy="204" r="12" fill="${light}"/><circle cx="234" cy="204" r="12" fill="${light}"/>`,
  moon: (ink, light) =>
    `${area('M214 84a100 100 0 1 0 64 148 86 86 0 0 1-64-148z', ink)}${area('M268 92l7 17 17 7-17 7-7 17-7-17-17-7 17-7z', light)}<circle cx="238" cy="176" r="6" fill="#fff"/>`,
  tube: (ink, light) =>
    `<g transform="rotate(14 180 180)">${round(150, 74, 60, 216, 30, '#fff')}${area('M150 176h60v84a30 30 0 0 1-60 0z', ink)}${round(140, 66, 80, 22, 8, light)}<circle cx="172" cy="214" r="7" fill="#fff"/><circle cx="190" cy="240" r="9" fill="#fff"/></g>`,
  house: (ink, light) =>
    `${area('M76 182l104-92 104 92v12h-24v84H100v-84H76z', '#fff')}${line('M72 186l108-96 108 96', ink, 14)}${cross(180, 206, 24, ink)}${line('M100 286h160', light, 10)}`,
  monitor: (ink, light) =>
    `${round(84, 92, 160, 130, 18, '#fff')}${round(102, 110, 124, 70, 8, '#12333f')}${line('M112 146h24l10-20 16 40 12-20h42', ink, 6)}<circle cx="124" cy="202" r="8" fill="${ink}"/><circle cx="152" cy="202" r="8" fill="${light}"/>${line('M244 170c44 0 44 70 10 96H120', light, 10)}`,
  bottle: (ink, light) =>
    `${round(144, 70, 72, 34, 8, ink)}${round(122, 106, 116, 178, 24, '#fff')}${round(122, 158, 116, 78, 0, light)}${cross(180, 197, 18, ink)}`,
  capsule: (ink, light) =>
    `<g transform="rotate(-38 180 180)">${round(84, 140, 192, 80, 40, '#fff')}${area('M180 140h56a40 40 0 0 1 0 80h-56z', ink)}${line('M112 166c8-10 20-12 40-12', light, 8)}</g>`,
  'pill-box': (ink, light) =>
    `${round(82, 124, 196, 126, 14, '#fff')}${round(82, 124, 196, 40, 14, ink)}${line('M106 196h96M106 220h60', light, 9)}${cross(238, 208, 14, ink)}`,
  band: (ink, light) =>
    `${area('M128 78h104l-12 204h-80z', ink)}${line('M128 108h104M134 252h92', '#fff', 7)}<circle cx="180" cy="180" r="34" fill="${light}"/><circle cx="180" cy="180" r="16" fill="#fff"/>`,
  ear: (ink, light) =>
    `${line('M132 168c-6-50 28-84 66-84 42 0 66 34 60 76-6 40-44 50-48 84-4 30-52 34-56 2', ink, 22)}${line('M168 176c-2-26 12-42 30-42 20 0 28 18 22 34-6 14-22 18-24 34', light, 12)}`,
  brush: (ink, light) =>
    `<g transform="rotate(38 180 180)">${round(168, 62, 26, 238, 13, ink)}${round(194, 70, 34, 74, 6, '#fff')}${line('M202 84h20M202 100h20M202 116h20M202 132h20', light, 6)}</g>`,
  mask: (ink, light) =>
    `${area('M104 132c50-20 102-20 152 0v64c0 40-52 62-76 62s-76-22-76-62z', '#fff')}${line('M104 146c-38-8-44 62 4 60M256 146c38-8 44 62-4 60', ink, 8)}${line('M126 172h108M126 198h108M136 224h88', light, 8)}`,
  cane: (ink, light) =>
    `${line('M150 284V126c0-60 84-60 84-6v16', ink, 20)}${line('M150 284h0', light, 28)}${line('M110 292h80', light, 10)}`,
  scale: (ink, light) =>
    `${round(84, 96, 192, 176, 28, '#fff')}${area('M128 160a52 52 0 0 1 104 0z', light)}${line('M180 158l22-26', ink, 8)}${line('M124 216h112M124 240h72', light, 8)}`,
  'first-aid': (ink, light) =>
    `${line('M144 118V92h72v26', ink, 14)}${round(78, 118, 204, 152, 20, '#fff')}${round(78, 176, 204, 30, 0, light)}${cross(180, 192, 30, ink)}`,
  ...wares,
} satisfies Record<string, Draw>

type PackName = keyof typeof packs

/** A thing that can be drawn: of its own, or a pack with what is printed on it. */
export type ThingShape = keyof typeof drawings | `${PackName}.${EmblemName}`

/** Ground at the top and below, ink, and its light shade. */
export const grounds = [
  ['#e7f6ee', '#f7fcf9', '#1f9d5b', '#bfe6cf'],
  ['#e6f2fd', '#f6fafe', '#2f7fd1', '#c4def6'],
  ['#fdf0e4', '#fffaf5', '#e0842f', '#f8d8b8'],
  ['#fbeaf0', '#fef7fa', '#d65b86', '#f4c9d8'],
  ['#eeecfb', '#faf9fe', '#7465cf', '#d5cff3'],
  ['#e4f5f6', '#f5fcfc', '#1c98a3', '#b9e4e7'],
] as const

/** A thing in the middle of 360 × 360; an unknown shape is drawn as a box of pills. */
export const drawThing = (shape: string, ink: string, light: string): string => {
  const [pack = '', emblem = ''] = shape.split('.')
  if (Object.hasOwn(packs, pack) && isEmblem(emblem)) return drawPack(pack as PackName, emblem, ink, light)
  const draw: Draw = Object.hasOwn(drawings, shape) ? drawings[shape as keyof typeof drawings] : drawings['pill-box']
  return draw(ink, light)
}

const drawPack = (name: PackName, emblem: EmblemName, ink: string, light: string): string => {
  const { print, draw } = packs[name]
  return draw(ink, light, drawEmblem(emblem, print, 'tint' in print ? '#fff' : ink))
}

/** One thing on a quiet ground, the same for the same seed; under 3 KB. At night the ground is dark. */
export function thingSvg(seed: string | number, shape: string): string {
  const [top, low, ink, light] = seeded(`thing ${seed}`).pick(grounds)
  const ground = `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h360v360H0z"/>`
  const shade = `<ellipse cx="180" cy="306" rx="96" ry="12" fill="${ink}" opacity=".12"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360">${nightGround}${ground}${atNight(360)}${shade}<g class="t">${drawThing(shape, ink, light)}</g></svg>`
}

/** Everything that can be drawn. */
export const thingShapes: readonly ThingShape[] = [
  ...(Object.keys(drawings) as (keyof typeof drawings)[]),
  ...(Object.keys(packs) as PackName[]).flatMap((pack) => emblemNames.map((emblem) => `${pack}.${emblem}` as const)),
]
