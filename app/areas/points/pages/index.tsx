import { GiftIcon, PackageIcon } from 'lucide-react'
import { docsayFeed } from '#app/areas/content/articles/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import { session } from '#kit/wire/browser/session.ts'
import { currentAddress, signInAddress } from '#kit/wire/browser/way-back.ts'
import { inBrowser } from '#kit/wire/load.ts'
import { pointsLog, pointsRule, userPoints } from '../contract.ts'
import { LOG_SIZE, PointsLog } from '../parts/points-log.tsx'
import { TaskRow } from '../parts/task-row.tsx'
import { POINTS_RULE } from '../rules.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R133'

/** The most that a task is done a day with an article each. */
const ARTICLES = 10

// Whose points they are this browser alone knows.
export const clientLoader = inBrowser(async ({ callApi }) => {
  const isVisitor = session.read() === null
  const [rule, articles, mine, log] = await Promise.all([
    callApi(pointsRule, POINTS_RULE),
    // Without them tasks stand there without a way to them.
    callApi(docsayFeed, { page_size: ARTICLES }).then(
      ({ list }) => list.map(({ article_id }) => article_id),
      () => [],
    ),
    isVisitor ? null : callApi(userPoints, {}),
    isVisitor ? null : callApi(pointsLog, { page: 1, page_size: LOG_SIZE }),
  ])
  return { rule, articles, mine, log: log?.list ?? [] }
})

export const HydrateFallback = () => (
  <Frame bar={{}}>
    <div className="p-16">
      <SkeletonList />
    </div>
  </Frame>
)

export default function PointsPage({ loaderData: { rule, articles, mine, log } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        {mine ? (
          <>
            <Card>
              <div className="flex gap-32">
                <Stat label="积分" value={String(mine.amount)} />
                <Stat label="成长值" value={String(mine.growth)} />
              </div>
            </Card>
            <CellGroup>
              <Cell start={<GiftIcon />} title="积分商城" note="用积分兑换商品和优惠券" to="/integral/index" />
              <Cell start={<PackageIcon />} title="我的兑换" note="发货进度、取消、确认收货" to="/integral/orderList" />
            </CellGroup>
            <Card title="今天的任务">
              <ul className="divide-y divide-line">
                {mine.tasks.map((task) => (
                  <TaskRow
                    key={`${task.action} ${task.task_id}`}
                    task={task}
                    articleId={articles[task.done_num % articles.length]}
                  />
                ))}
              </ul>
              <p className="pt-8 text-12 text-ink-3">
                积分和成长值来自这些任务，积分还可以抽奖得到；下单、挂号和问诊不送积分。
              </p>
            </Card>
          </>
        ) : (
          <Card title="登录后查看积分">
            <p className="pb-16 text-14 text-ink-2">完成任务得到的积分和成长值都记在您的账号里。</p>
            <div className="grid gap-8">
              <ButtonLink wide to={signInAddress(currentAddress(), 'patient')}>
                去登录
              </ButtonLink>
              <ButtonLink wide kind="secondary" to="/integral/index">
                看看积分能换什么
              </ButtonLink>
            </div>
          </Card>
        )}
        {log.length > 0 && <PointsLog first={log} />}
        <Card>
          <Disclosure title={rule.title}>
            <ol className="list-decimal space-y-8 pl-20">
              {rule.content.split('\n').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </Disclosure>
        </Card>
      </div>
    </Frame>
  )
}
