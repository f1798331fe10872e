import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { importOrderByMember } from '../contract.ts'

/** Takes over what a member signed at the community. */
export function ImportSignings({ memberId }: { memberId: number }) {
  const { revalidate } = useRevalidator()
  const importing = useAct(importOrderByMember)
  const run = async () => {
    const done = await importing.run({ member_id: memberId })
    if (!done) return
    toast(done.count > 0 ? '已带入在社区签过的约' : '没有找到可以带入的签约')
    revalidate()
  }
  return (
    <div className="px-16 pb-16">
      <Button kind="secondary" wide busy={importing.busy} onClick={run}>
        带入在社区签过的约
      </Button>
    </div>
  )
}
