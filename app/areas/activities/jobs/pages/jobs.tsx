import { Frame } from '#app/shell/frame.tsx'
import { datedDay } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { jobList } from '../contract.ts'
import { PAGE_SIZE } from '../rules.ts'
import type { Route } from './+types/jobs'

export { handle } from 'virtual:rows/jobs'

const load = async ({ callApi }: Loading) => (await callApi(jobList, {})).list
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
type Job = CallOutput<typeof jobList>['list'][number]

export default function JobsPage({ loaderData: first }: Route.ComponentProps) {
  const pages = useMorePages({
    first,
    size: PAGE_SIZE,
    load: async (page) => (await callApi(jobList, { page })).list,
    idOf: ({ job_id }) => job_id,
  })
  const share = { title: '医院招聘', desc: '合作医院正在招的岗位，投递不收任何费用。' }
  return (
    <Frame bar={{ share }}>
      <div className="space-y-12 px-16 py-12">
        <p className="text-14 text-ink-2">岗位由各医院自己发布。应聘不收任何费用，谁要您交钱都不要给。</p>
        <ListPage pages={pages} empty={<NoJobs />}>
          {(job) => <JobCard job={job} />}
        </ListPage>
      </div>
    </Frame>
  )
}

const NoJobs = () => (
  <Empty
    title="现在没有在招的岗位"
    text="医院发布以后会出现在这里。"
    action={
      <ButtonLink kind="secondary" to="/">
        回首页
      </ButtonLink>
    }
  />
)

function JobCard({ job }: { job: Job }) {
  const today = useToday()
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-4">
        <h2 className="min-w-0 text-16 font-semibold break-words">{job.title}</h2>
        <span className="text-16 font-medium text-accent-ink">{job.pay}</span>
      </div>
      <p className="pt-4 text-14 text-ink-2">
        {job.unit_name}
        {job.dep_name && ` · ${job.dep_name}`}
      </p>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-8 text-12 text-ink-3">
        <Tag tone="accent">{job.kind_desc}</Tag>
        <span>{unbroken(`招 ${job.people_num} 人 · ${job.place} · ${datedDay(job.until, today)} 截止`)}</span>
      </p>
      <Disclosure title="岗位说明和投递方式">
        <div className="space-y-12">
          <Part title="做什么" text={job.duty} />
          <Part title="要求" text={job.wants} />
          <Part title="怎么投" text={job.apply} />
        </div>
      </Disclosure>
    </Card>
  )
}

const Part = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h3 className="font-medium text-ink">{title}</h3>
    <p className="break-words whitespace-pre-line">{text}</p>
  </div>
)
