import type { Permission } from '#app/areas/access/staff/rules.ts'
import { menus } from '#app/wings/menu.ts'
import { inOrder, type WorkPlace } from './work-frame.tsx'

/** A place of the desk, shown to who may enter it; each room registers its own (`menu.ts`). */
export interface Place extends WorkPlace {
  may: Permission
  /** The platform alone does it: at the desks of other hospitals there is no such place. */
  isPlatforms?: true
}

/** Of somebody at the desk, what decides where they may go. */
interface Visitor {
  permissions: readonly string[]
  serves_platform: number
}

/** The desk's navigation. */
const places: readonly Place[] = inOrder<Place>(menus)

/** The places that they may enter; none until one knows who they are. */
export const placesOf = (me: Visitor | undefined): Place[] =>
  places.filter(({ may, isPlatforms }) => me?.permissions.includes(may) && (!isPlatforms || me.serves_platform === 1))

/** Where somebody begins who comes without an address of their own. */
export const firstPlace = (me: Visitor | undefined): string => placesOf(me)[0]?.to ?? '/desk/account'
