import { listDeskHospitals } from '#app/areas/access/staff/server/public.ts'
import { insertDraft, submitArticle } from '#app/areas/content/articles/server/public.ts'
import type { Seed } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import { findAuthor } from './queries.ts'

/** One article waits at each desk of the demonstration, written by a doctor of the hospital. */
export const seed: Seed = {
  after: ['access/staff', 'guahao/doctors', 'content/articles'],
  async run({ db, now, config }) {
    for (const hospitalId of await listDeskHospitals(db)) {
      const doctorId = await findAuthor(db, hospitalId)
      if (doctorId === undefined) continue
      const id = await insertDraft(db, doctorId, draft, earlier(now, { hours: 30 }))
      await submitArticle(
        { db, now: earlier(now, { hours: 26 }), config, emit: async () => {} },
        { id, doctorId, version: 1 },
      )
    }
  },
}

const draft = {
  topicId: 11,
  title: '出远门，常用药怎么带',
  summary: '原包装、够两周、随身带，冷藏的药要冰袋。',
  cover: '',
  source: 'original' as const,
  sourceFrom: '',
  illNames: [],
  isAd: false,
  blocks: [
    {
      type: 'paragraph' as const,
      text: '出门在外，最麻烦的是药带少了，或者过安检时说不清。出发前一天，按下面几条收拾一遍就好。',
    },
    {
      type: 'list' as const,
      items: [
        '留着原包装和说明书，不要倒进小瓶',
        '每天要吃的药带够行程再加三天',
        '放随身行李，不要托运',
        '把药名和剂量拍张照',
      ],
    },
    { type: 'heading' as const, text: '要冷藏的药' },
    {
      type: 'paragraph' as const,
      text: '没开封的胰岛素用保温袋加冰袋，中间隔一层毛巾，别让它冻住；开了封的室温放就行，别晒太阳。',
    },
    {
      type: 'paragraph' as const,
      text: '慢性病的人，出门前先量一次血压、血糖；路上胸痛、喘不上气、说话含糊，请立刻打 120。',
    },
  ],
}
