import type { CallOutput } from '#kit/wire/call.ts'
import type { benchCallHours } from '../contract.ts'

/** The hours of a doctor, as they change them. */
export type Hours = CallOutput<typeof benchCallHours>
export type Span = Hours['week'][number]['hours'][number]

/** A span as it is read. */
export const spanText = ({ begin, end }: Span): string => `${begin}–${end}`

const two = (n: number): string => String(n).padStart(2, '0')

/** Every half hour of a day at which a span may begin or end. */
export const halfHours = Array.from(
  { length: 49 },
  (_, nth) => `${two(Math.floor(nth / 2))}:${nth % 2 === 0 ? '00' : '30'}`,
)
