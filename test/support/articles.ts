import {
  type ArticleDraft,
  insertDraft,
  publishArticle,
  submitArticle,
} from '#app/areas/content/articles/server/public.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0

/** An article as a doctor could hand it in; each is another one. */
export const aDraft = (more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  topicId: 1,
  title: `第${++made}篇`,
  summary: '一句话说清楚',
  cover: '',
  source: 'original',
  sourceFrom: '',
  illNames: [],
  isAd: false,
  blocks: [
    { type: 'heading', text: '先说结论' },
    { type: 'paragraph', text: '每天走路三十分钟，少吃一点盐，按时量血压，有不舒服就来医院。'.repeat(5) },
  ],
  ...more,
})

/** An article that waits at the desk of its author's hospital. */
export const waitingArticle = async (
  app: TestApp,
  doctorId: number,
  more: Partial<ArticleDraft> = {},
): Promise<number> => {
  const inside = app.context()
  const id = await insertDraft(inside.db, doctorId, aDraft(more), inside.now)
  if (!(await submitArticle(inside, { id, doctorId, version: 1 }))) throw new Error('the article was not taken')
  return id
}

/** An article that everybody reads. */
export const publishedArticle = async (
  app: TestApp,
  doctorId: number,
  more: Partial<ArticleDraft> = {},
): Promise<number> => {
  const id = await waitingArticle(app, doctorId, more)
  if (!(await publishArticle(app.context(), { id, doctorId, version: 1 }))) throw new Error('it was not published')
  return id
}
