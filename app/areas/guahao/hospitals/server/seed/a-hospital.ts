import { instantAt } from '#kit/time/day.ts'
import { homeBlocks } from '../../rules.ts'
import type { NewHospital } from '../queries/write.ts'

let made = 0

/** A hospital of Shenzhen as a test or a seed needs it; each is another one. */
export const aHospital = (given: Partial<NewHospital> & { name: string }): NewHospital => ({
  sourceKey: `made:${++made}:${given.name}`,
  level: 33,
  kind: 1,
  cityId: 5,
  address: '广东省深圳市福田区示范路 1 号',
  lat: 22.5485,
  lng: 114.0661,
  blocks: [...homeBlocks],
  isDemo: true,
  changedAt: instantAt('2026-01-01', 0),
  ...given,
})
