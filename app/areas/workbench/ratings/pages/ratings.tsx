import { useRevalidator } from 'react-router'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindDoctorGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { benchRatings } from '../contract.ts'
import { AnswerButton } from '../parts/answer-button.tsx'
import type { Route } from './+types/ratings'

export { handle } from 'virtual:rows/workbench-ratings'

type Rating = CallOutput<typeof benchRatings>['list'][number]

const lists = { unanswered: '待回复', all: '全部' } as const

const load = async ({ callApi, query }: Loading) => {
  const list = query.get('list') === 'all' ? 'all' : 'unanswered'
  return { list, found: await callApi(benchRatings, { list, page: maybeId(query, 'page') ?? 1 }) } as const
}
export const clientLoader = behindDoctorGate(load)

export default function RatingsPage({ loaderData: { list, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { unanswered_num: many } = found
  return (
    <WorkbenchFrame note="患者看完病写的评价，大家都能看到。对评价有异议，请联系医院。">
      <Tabs
        label="评价"
        tabs={Object.entries(lists).map(([name, words]) => ({
          text: name === 'unanswered' && many > 0 ? `${words} ${many >= 100 ? '99+' : many}` : words,
          to: address('/workbench/ratings', { list: name }),
          current: name === list,
        }))}
      />
      {found.list.length === 0 && (
        <div className="rounded-12 bg-card shadow-soft">
          {list === 'all' ? (
            <Empty drawing="message" title="还没有评价" text="患者看完病写了评价，会出现在这里。" />
          ) : (
            <Empty drawing="message" title="评价都回复过了" text="有新的评价会先到这里。" />
          )}
        </div>
      )}
      <ul aria-label="患者的评价" className="space-y-12">
        {found.list.map((rating) => (
          <li key={rating.comment_id}>
            <RatingCard rating={rating} onDone={() => void revalidate()} />
          </li>
        ))}
      </ul>
      <PageLinks page={found.page} total={found.total_page_num} />
    </WorkbenchFrame>
  )
}

function RatingCard({ rating, onDone }: { rating: Rating; onDone: () => void }) {
  const { comment_id, user_name, score, content, words, visit_date, add_time, answer } = rating
  return (
    <Card title={user_name} aside={visit_date ? `${visit_date} 就诊` : add_time.slice(0, 10)}>
      <Stars value={score} />
      <p className="pt-8 text-16 whitespace-pre-wrap wrap-anywhere">{content}</p>
      {words.length > 0 && <p className="pt-4 text-12 text-ink-3">{words.join(' · ')}</p>}
      {answer ? (
        <div className="mt-12 rounded-8 bg-well px-12 py-8 text-14">
          <p className="flex flex-wrap items-center gap-8 text-ink-3">
            您的回复 {answer.add_time.slice(0, 16)}
            {answer.state !== 'shown' && <Tag tone="warning">{answer.state_desc}</Tag>}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{answer.content}</p>
        </div>
      ) : (
        <div className="pt-12">
          <AnswerButton commentId={comment_id} onDone={onDone} />
        </div>
      )}
    </Card>
  )
}
