import { seeded } from '#kit/random/seeded.ts'
import type { BuildingShape } from './building.ts'
import { atNight, nightSky } from './night.ts'
import { area, disc, line, round } from './strokes.ts'

type Room = (colour: string, chance: ReturnType<typeof seeded>) => string

const walls = ['#eef5f1', '#f1f4fa', '#faf4ea', '#f3f1fa'] as const
const floors = ['#d9e4de', '#d8e0ea', '#e8dcc9', '#dedaea'] as const

const plant = (x: number, ground: number) =>
  `${area(`M${x - 16} ${ground - 34}h32l-5 34h-22z`, '#c98f62')}${[-18, 0, 18].map((lean) => `<ellipse cx="${x + lean}" cy="${ground - 62}" rx="11" ry="30" fill="#6fb98a" transform="rotate(${lean} ${x} ${ground - 34})"/>`).join('')}`
const lamp = (x: number) => `${line(`M${x} 0v34`, '#b9c4cc', 3)}${area(`M${x - 24} 52q24-36 48 0z`, '#ffd98a')}`
const window = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="#cfe8f7" class="w"/>${line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, '#fff', 5)}`
const stage = (chance: ReturnType<typeof seeded>) => {
  const at = chance.int(0, walls.length - 1)
  return `${area('M0 0h750v262H0z', walls[at] as string)}${area('M0 262h750v98H0z', floors[at] as string)}${line('M0 262h750', '#ffffff', 4)}`
}

/** What one sees inside a hospital and around it, on 750 × 360; its middle is what a square shows. */
const rooms: Readonly<Record<'hall' | 'waiting' | 'garden', Room>> = {
  hall: (colour, chance) => {
    const side = chance.int(30, 70)
    return `${stage(chance)}${window(side, 70, 110, 150)}${window(610 - side / 2, 70, 110, 150)}${[200, 375, 550].map(lamp).join('')}${round(236, 96, 278, 66, 12, colour)}${area('M366 106h18v14h14v18h-14v14h-18v-14h-14v-18h14z', '#fff')}${line('M262 130h70M418 130h70', '#ffffff99', 8)}${round(222, 190, 306, 92, 14, '#fff')}${round(222, 190, 306, 18, 9, '#c9a27c')}${disc(300, 176, 15, '#ffe0c8')}${area('M276 192a24 20 0 0 1 48 0z', '#7fb3d9')}${disc(450, 176, 15, '#ffd9bd')}${area('M426 192a24 20 0 0 1 48 0z', '#8cc7a1')}${round(346, 158, 58, 34, 4, '#22384a')}${line('M180 330h390', '#ffffff', 6)}${plant(180, 290)}${plant(574, 290)}`
  },
  waiting: (colour, chance) => {
    const chairs = [232, 294, 356, 418, 480]
    const taken = chance.int(0, 4)
    return `${stage(chance)}${window(40 + chance.int(0, 30), 60, 120, 130)}${round(272, 54, 206, 96, 10, '#22384a')}${round(286, 68, 84, 40, 6, colour)}${line('M298 88h60', '#fff', 10)}${line('M388 80h72M388 100h52M288 128h150', '#9fb6c6', 7)}${round(586, 84, 96, 178, 6, '#d2b592')}${disc(668, 178, 6, '#7d6245')}${round(600, 100, 40, 22, 4, '#fff')}${chairs.map((x) => `${round(x, 196, 50, 52, 10, '#6aa9d6')}${round(x - 3, 244, 56, 16, 6, '#4f8fbd')}${line(`M${x + 6} 262v34M${x + 44} 262v34`, '#9aa8b2', 5)}`).join('')}${[taken, (taken + 2) % 5].map((at, n) => `${disc((chairs[at] ?? 232) + 25, 184, 17, n ? '#ffd9bd' : '#ffe3cf')}${area(`M${(chairs[at] ?? 232) - 1} 252v-30q0-20 26-20t26 20v30z`, n ? '#e3a36b' : '#7d9bcf')}`).join('')}${plant(196, 300)}${plant(556, 300)}`
  },
  garden: (colour, chance) => {
    const trees = [60, 150, 590, 690].map((x) => x + chance.int(-16, 16))
    return `${area('M0 0h750v360H0z', '#e6f4ff')}<circle cx="${chance.pick([130, 620])}" cy="66" r="28" fill="#ffd98a" class="s"/>${area('M210 96h330v150H210z', '#fff')}${[232, 286, 340, 394, 448, 502].map((x) => `<rect x="${x - 6}" y="116" width="34" height="26" rx="3" fill="#bfdcee" class="w"/><rect x="${x - 6}" y="160" width="34" height="26" rx="3" fill="#bfdcee" class="w"/>`).join('')}${round(352, 74, 46, 46, 10, colour)}${area('M370 84h10v8h8v10h-8v8h-10v-8h-8v-10h8z', '#fff')}${area('M0 236q190-40 375-12t375 4v132H0z', '#a9d8b2')}${area('M330 230q90 40 10 130h110q40-84-60-130z', '#f3e6cf')}<ellipse cx="200" cy="300" rx="92" ry="28" fill="#9fd3ec"/>${line('M150 296h40M206 306h44', '#ffffffaa', 4)}${trees.map((x) => `${line(`M${x} 268v-60`, '#9a7b5c', 9)}${disc(x, 176, 44, '#7cc29a')}${disc(x + 22, 196, 28, '#8fcfa4')}`).join('')}${line('M470 290h110M470 268h110', '#b98d5f', 10)}${line('M484 292v22M566 292v22', '#8a97a0', 7)}${[280, 300, 470, 610, 640].map((x, at) => disc(x, 330 - (at % 2) * 12, 7, at % 2 ? '#f29ab0' : '#ffd166')).join('')}`
  },
}

/** A room of a hospital or its garden, the same for the same seed; under 4 KB. */
export const roomSvg = (
  seed: string | number,
  colour: string,
  { shape, view }: { shape: BuildingShape; view: keyof typeof rooms },
): string => {
  const part = shape === 'banner' ? '0 0 750 360' : '195 0 360 360'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part}">${nightSky}${rooms[view](colour, seeded(`${view} ${seed}`))}${atNight(750)}</svg>`
}
