import { distanceMetres, type Position } from '#kit/geo/distance.ts'
import { buildingPicture } from '#kit/pictures/address.ts'
import { formatClock } from '#kit/time/day.ts'
import { type BookingRules, kinds, levels, meanScore, spokenRules } from '../rules.ts'
import type { CardRow, HospitalRow, listMedia } from './queries.ts'

/** A hospital as its card shows it, with the metres from where the asker is. */
export const asUnitCard = (row: CardRow, from: Position | null) => ({
  unit_id: row.id,
  unit_name: row.name,
  level: row.level,
  level_name: levels[row.level] ?? '',
  class_name: kinds[row.kind] ?? '',
  address: row.address,
  lat: row.lat,
  lng: row.lng,
  distance: from && wholeMetres(distanceMetres(from, row)),
  image: pictureOf(row),
  open_hours: row.openHours,
  is_demo: row.isDemo,
})

/** The square picture of a hospital, by what it is. */
export const pictureOf = ({ id, kind }: Pick<CardRow, 'id' | 'kind'>): string => buildingPicture(id, { kind })

export const asUnitInfo = (row: HospitalRow, from: Position | null, branchCount: number) => ({
  ...asUnitCard(row, from),
  city_id: row.cityId,
  area_id: row.areaId,
  phone: row.phone,
  introduction: row.introduction,
  traffic: row.traffic,
  fans_num: row.fansCount,
  score: meanScore(row.starSum, row.starCount),
  comment_num: row.starCount,
  branch_count: branchCount,
})

type Media = Awaited<ReturnType<typeof listMedia>>

export const asPictures = (media: Media, kind: 'banner' | 'ambient') =>
  media.filter((row) => row.kind === kind).map((row) => ({ image: row.url, title: row.title }))

export const asVideos = (media: Media) =>
  media.filter((row) => row.kind === 'video').map((row) => ({ url: row.url, title: row.title, cover: row.cover }))

export const asGroup = (row: HospitalRow) => ({
  have_group: row.groupId !== '',
  group_name: row.groupName,
  group_id: row.groupId,
})

/** A rule sheet with all that stands on it. */
export const asBookingRules = (sheet: BookingRules) => ({
  release_time: formatClock(sheet.releaseMinutes),
  days_ahead: sheet.daysAhead,
  cancel_days_before: sheet.cancelDaysBefore,
  cancel_time: formatClock(sheet.cancelMinutes),
  min_age: sheet.minAge,
  max_age: sheet.maxAge,
  need_id_card: sheet.needsIdCard,
  need_card: sheet.needsVisitCard,
  most_per_day: sheet.mostPerDay,
  most_open: sheet.mostOpen,
  missed_limit: sheet.missedLimit,
  missed_days: sheet.missedDays,
  missed_ban_days: sheet.missedBanDays,
  hold_minutes: sheet.holdMinutes,
  pay_on_site: sheet.paysOnSite,
  waitlist_pay_hours: sheet.waitlistPayHours,
  waitlist_from: formatClock(sheet.waitlistFromMinutes),
  waitlist_to: formatClock(sheet.waitlistToMinutes),
})

export const asYuyueInfo = (unitId: number, sheet: BookingRules) => ({
  unit_id: unitId,
  ...asBookingRules(sheet),
  tips: spokenRules(sheet),
})

export const asProxyUnit = (row: { id: number; name: string; proxyType: number | null }) => ({
  unit_id: row.id,
  unit_name: row.name,
  type: row.proxyType ?? 1,
})

/** By whom a hospital's booking is run; null where it is its own. */
export const asProxyOf = ({ id, proxyType }: HospitalRow) =>
  proxyType === null ? null : { unit_id: id, type: proxyType }

const wholeMetres = (metres: number | null) => (metres === null ? null : Math.round(metres))
