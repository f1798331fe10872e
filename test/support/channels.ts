import { allBlocks } from '#app/areas/content/channels/rules.ts'
import { insertChannels, type NewChannel } from '#app/areas/content/channels/server/public.ts'
import type { TestApp } from './start-test-app.ts'

/** A partner's channel that is on; what it says is read as it was a moment ago, so let 16 s pass. */
export const aChannel = (app: TestApp, more: Partial<NewChannel> & { channel: number }): Promise<number> =>
  insertChannels(app.db, [
    {
      title: '合作方健康',
      brand: '合作方',
      colour: '#3e82f4',
      blocks: [...allBlocks],
      doctorTitle: '推荐医生',
      askTitle: '大家在问',
      changedAt: app.clock.now(),
      ...more,
    },
  ])
