import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlayRecord, audioClassDetail } from '#app/areas/audio-class/contract.ts'
import { addClassComment, docsayCommentCreate } from '#app/areas/content/comments/contract.ts'
import { deskDiscussionShow } from '#app/areas/content/comments/desk/contract.ts'
import { audienceOf } from '#kit/wire/audience.ts'
import { publishedArticle, waitingArticle } from '../support/articles.ts'
import { publishedClass } from '../support/lessons.ts'
import { publishedVideo } from '../support/videos.ts'
import { callsOf, type NamedCall } from './all-calls.ts'
import { type Asker, newPatient, visitor } from './askers.ts'
import { honestInput } from './honest.ts'
import { sampled } from './sample.ts'
import { openWorld, type World } from './world.ts'

/** Stands in everything that waits for a look; letters that nothing else has. */
const MARK = '云栖暗记'

let world: World
/** What was said of each kind of subject, as calls name it. */
let named: Record<string, unknown>[]

beforeAll(async () => {
  world = await openWorld()
  named = await sayHeld(await newPatient(world.app))
}, 300_000)
afterAll(() => world.app.close())

/** Comments below an article, a video and a class, an answer to one that everybody reads, a review of the class, an article at its desk: all wait. */
const sayHeld = async ({ as }: Asker) => {
  const { app, ours } = world
  const [doctorId = 0] = ours.doctorIds
  const article = await publishedArticle(app, doctorId)
  const video = await publishedVideo(app, { doctorId, hospitalId: ours.hospitalId })
  const lesson = await publishedClass(app, ours)
  const said: Record<string, unknown>[] = []
  for (const [kind, id] of [
    ['article', article],
    ['video', video],
    ['class', lesson],
  ] as const) {
    const made = await app.callApi(docsayCommentCreate, { kind, id, content: `${MARK}${kind}` }, as)
    expect(made.is_held).toBe(1)
    said.push({ kind, id, file_id: id, classId: id, class_id: id, comment_id: made.comment_id }, { kind, id })
  }
  const about = { kind: 'article', id: article } as const
  const { comment_id: root } = await app.callApi(docsayCommentCreate, { ...about, content: '讲得很清楚。' }, as)
  const editor = await world.staffOf(ours, 'editor')
  await app.callApi(deskDiscussionShow, { comment_id: root }, editor.as)
  const answer = await app.callApi(docsayCommentCreate, { ...about, comment_id: root, content: `${MARK}回复` }, as)
  expect(answer.is_held).toBe(1)
  said.push({ ...about, comment_id: root }, { ...about, comment_id: answer.comment_id })
  const waiting = await waitingArticle(app, doctorId, { title: `${MARK}文章`, summary: MARK })
  said.push({ kind: 'article', id: waiting, article_id: waiting, item_id: String(waiting) })
  const [section] = (await app.callApi(audioClassDetail, { classId: lesson })).sections
  const heard = { class_id: lesson, section_id: section?.id ?? 0, is_free: 1, channel_id: 7 }
  await app.callApi(addPlayRecord, heard, as)
  const review = await app.callApi(addClassComment, { class_id: lesson, content: MARK, score: 1 }, as)
  expect(review.is_held).toBe(1)
  return [...said, { kind: 'class', id: lesson, class_id: lesson, comment_id: review.comment_id }]
}

const isReadByPatients = (call: NamedCall) =>
  call.method === 'GET' && !call.mutatingGet && audienceOf(call) === 'patient'

/** What shows content is asked each time, of the rest a part. */
const readingCalls = () => {
  const all = callsOf(world.app.rooms).filter(isReadByPatients)
  const near = all.filter(({ room }) => /^(content\/|audio-class|home|search|favourites)/.test(room))
  return [...near, ...sampled(all.filter((call) => !near.includes(call)))]
}

test('what is held is in no answer of any reading call, to a visitor or to somebody else', async () => {
  const found: string[] = []
  let asked = 0
  for (const call of readingCalls()) {
    const stranger = await newPatient(world.app)
    const honest = await honestInput(world, call, stranger)
    const own = named.map((names) => Object.fromEntries(Object.entries(names).filter(([name]) => name in honest)))
    const inputs = [honest, ...own.map((names) => ({ ...honest, ...names }))]
    // Of a call that names none of them there is one question.
    for (const input of new Map(inputs.map((one) => [JSON.stringify(one), one])).values())
      for (const { as } of [visitor, stranger]) {
        const { body } = await world.app.rawRequest(call, input, as)
        asked += 1
        if (JSON.stringify(body).includes(MARK)) found.push(`${call.path} ${JSON.stringify(input)}`)
      }
  }
  expect(found).toEqual([])
  expect(asked).toBeGreaterThan(200)
}, 280_000)
