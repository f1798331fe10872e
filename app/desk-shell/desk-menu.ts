import { isAtPlatform, mayDo } from '#app/areas/access/staff/cards/me.ts'
import type { Needed } from '#app/areas/access/staff/rules.ts'
import { menus } from '#app/wings/menu.ts'
import { inOrder, type PlaceGroup, type WorkPlace } from './work-frame.tsx'

/** What belongs together in the navigation, in its order. */
export const placeGroups = {
  overview: '概览',
  clinic: '门诊',
  service: '患者服务',
  mall: '商城',
  store: '门店',
  content: '内容与评价',
  money: '财务',
  masters: '基础资料',
  system: '管理',
} as const

/** A place of the desk, shown to who may enter it; each room registers its own (`menu.ts`). */
export interface Place extends WorkPlace {
  may: Needed
  /** Where it belongs. */
  group: keyof typeof placeGroups
  /** Who serves the platform alone does it: for others there is no such place. */
  isPlatforms?: true
  /** It is about one hospital: at the platform's own desk, where none is chosen, there is no such place. */
  isHospitals?: true
  /** It is about all departments: for who works for some alone there is no such place. */
  isWhole?: true
  /** What waits there is counted by this figure of who is signed in. */
  counts?: 'waiting_num'
}

/** Of somebody at the desk, what decides where they may go. */
interface Visitor {
  unit_id?: number
  permissions: readonly string[]
  serves_platform: number
  is_confined?: number
  waiting_num?: number
}

/** The desk's navigation. */
const places: readonly Place[] = inOrder<Place>(menus)

/** The places that they may enter; none until one knows who they are. */
export const placesOf = (me: Visitor | undefined): Place[] =>
  places.filter(
    ({ may, isPlatforms, isHospitals, isWhole }) =>
      me !== undefined &&
      mayDo(me, may) &&
      (!isPlatforms || me.serves_platform === 1) &&
      (!isHospitals || !isAtPlatform(me)) &&
      (!isWhole || me.is_confined !== 1),
  )

/** The same by what belongs together; groups in which they may enter nothing are not there. */
export const groupsOf = (me: Visitor | undefined): PlaceGroup[] => {
  const entered = placesOf(me).map(({ counts, ...place }) => ({
    ...place,
    ...(counts && { waiting: me?.[counts] ?? 0 }),
  }))
  return Object.entries(placeGroups)
    .map(([code, words]) => ({ words, places: entered.filter(({ group }) => group === code) }))
    .filter((one) => one.places.length > 0)
}

/** Where somebody begins who comes without an address of their own. */
export const firstPlace = (me: Visitor | undefined): string => groupsOf(me)[0]?.places[0]?.to ?? '/desk/account'
