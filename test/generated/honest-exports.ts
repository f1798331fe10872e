import { writeWaiting } from '#app/areas/access/exports/server/commands/write.ts'
import { deskStaffExport } from '#app/areas/access/staff/contract.ts'
import { newId } from '#kit/random/new-id.ts'
import { type Asker, newStaff } from './askers.ts'
import type { World } from './world.ts'

/** A file of the asker's own that is written and was not fetched. It is of a list that admins alone may see. */
const ownFile = async ({ app, ours }: World, asker: Asker) => {
  const { staffId = 0, hospitalId = 0 } = Object.assign(asker, await newStaff(app, ours.hospitalId, 'admin'))
  const id = newId()
  const input = deskStaffExport.input.parse({})
  const asked = { id, staffId, hospitalId, call: 'deskStaffExport', input, fileName: '员工.csv', traceid: 'honest' }
  const ctx = app.context()
  await ctx.emit('list.exporting', { asked, take: () => undefined })
  await writeWaiting(ctx)
  return { export_id: id }
}

/** What honest programs send to files that are written later. */
export const exportsByCall = {
  deskExportPiece: async (world: World, asker: Asker) => ({ ...(await ownFile(world, asker)), position: 0 }),
  deskExportDrop: ownFile,
}
