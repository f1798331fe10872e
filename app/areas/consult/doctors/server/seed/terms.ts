import type { Seeded } from '#kit/random/seeded.ts'
import type { ConsultationKind } from '../../rules.ts'

/** What an invented doctor agrees to: the higher their title, the dearer and the slower. */
export const termsOf = (kind: ConsultationKind, title: number, chance: Seeded) => {
  const base = { text: 20, phone: 60, video: 90 }[kind]
  const yuan = Math.round((base * (0.6 + title / 20) * (0.8 + chance.next() * 0.6)) / 5) * 5
  return {
    priceFen: (yuan - (yuan > 20 ? 1 : 0)) * 100,
    replies: kind === 'text' ? chance.pick([3, 3, 5, 10]) : 3,
    hours: kind === 'text' ? 48 : 24,
    callMinutes: { text: 0, phone: 10, video: 15 }[kind],
    acceptMinutes: kind === 'text' ? chance.pick([60, 120, 240]) : chance.pick([120, 240]),
    replyMinutes: kind === 'text' ? chance.pick([240, 480, 720]) : 720,
    isOn: true,
  }
}
