import type { Subscribers } from '#app/room.ts'
import { takeExport } from './commands/take.ts'

export const subscribers: Subscribers = {
  'list.exporting': async ({ asked, take }, ctx) => {
    if (await takeExport(ctx, asked)) take()
  },
}
