/** What drawings of things are made of; all in 360 × 360. */
export type Draw = (ink: string, light: string) => string

/** A rectangle with round corners. */
export const round = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
/** A line with round ends. */
export const line = (d: string, stroke: string, width = 8) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** A filled outline. */
export const area = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
/** A full circle. */
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
/** A cross with arms as thick as `size`. */
export const cross = (x: number, y: number, size: number, fill: string) =>
  area(
    `M${x - size / 2} ${y - size * 1.5}h${size}v${size}h${size}v${size}h${-size}v${size}h${-size}v${-size}h${-size}v${-size}h${size}z`,
    fill,
  )
