import { workbenchMenus } from '#app/wings/menu.ts'
import { inOrder, type WorkPlace } from './work-frame.tsx'

/** The workbench's navigation; each room registers its own places (`menu.ts`). */
export const places: readonly WorkPlace[] = inOrder<WorkPlace>(workbenchMenus)

/** Where a doctor begins who comes without an address of their own. */
export const firstPath: string = places[0]?.to ?? '/workbench/account'
