import { useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { maybeId } from '#kit/wire/load.ts'
import { ApplicationFacts } from '../parts/application-facts.tsx'
import { type Draft, useJoinDraft } from '../parts/join-draft.ts'
import { SignInFirst } from '../parts/join-notices.tsx'
import { progressAddress, stepAddress } from '../parts/step-address.ts'

export { handle } from 'virtual:rows/R046'

export default function JoinDetailPage() {
  const [query] = useSearchParams()
  const unit_id = maybeId(query, 'unit_id')
  const { isVisitor, draft, failure, again } = useJoinDraft({ unit_id })
  return (
    <Frame bar={{}}>
      {isVisitor ? (
        <SignInFirst />
      ) : failure ? (
        <Trouble text={failure} onRetry={again} />
      ) : draft ? (
        <Whole draft={draft} unitId={unit_id} />
      ) : (
        <div className="p-16">
          <SkeletonList rows={3} />
        </div>
      )}
    </Frame>
  )
}

function Whole({ draft, unitId }: { draft: Draft; unitId: number | undefined }) {
  if (draft.save_time === null)
    return (
      <Empty
        title="还没有申请"
        text="填四步就能提交，填的内容会自动保存。"
        action={<ButtonLink to={stepAddress(1)}>开始申请</ButtonLink>}
      />
    )
  const canChange = draft.can_change === 1
  return (
    <>
      <div className="grow space-y-12 p-16">
        <p className="flex flex-wrap items-center gap-8 text-14 text-ink-2">
          <Tag tone="accent">{draft.state_desc}</Tag>
          {draft.addTime ? `${draft.addTime.slice(0, 16)} 提交` : '还没有提交'}
        </p>
        <ApplicationFacts draft={draft} canChange={canChange} />
      </div>
      <BottomAction>
        <ButtonLink to={canChange ? stepAddress(4) : progressAddress(unitId)}>
          {canChange ? '核对并提交' : '看审核进度'}
        </ButtonLink>
      </BottomAction>
    </>
  )
}
