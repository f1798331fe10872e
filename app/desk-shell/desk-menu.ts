import type { Permission } from '#app/areas/access/staff/rules.ts'
import { menus } from '#app/wings/menu.ts'
import { inOrder, type WorkPlace } from './work-frame.tsx'

/** A place of the desk, shown to who may enter it; each room registers its own (`menu.ts`). */
export interface Place extends WorkPlace {
  may: Permission
}

/** The desk's navigation. */
export const places: readonly Place[] = inOrder<Place>(menus)

/** Where somebody begins who comes without an address of their own. */
export const firstPlace = (permissions: readonly string[]): string =>
  places.find((place) => permissions.includes(place.may))?.to ?? '/desk/account'
