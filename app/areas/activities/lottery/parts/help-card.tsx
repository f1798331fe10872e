import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { friendsLuck } from '../contract.ts'

/** Who came by a friend's link helps them with one tap; nothing for anybody else. */
export function HelpCard({ actId }: { actId: number }) {
  const [query] = useSearchParams()
  const helping = useAct(friendsLuck)
  const [helped, setHelped] = useState<string>()
  const share_id = query.get('share_id')?.slice(0, 200)
  if (!share_id) return null
  const help = async () => setHelped((await helping.run({ act_id: actId, share_id }))?.name)
  if (helped) return <Notice tone="success">已为好友 {helped} 多加一次抽奖机会。您也来抽一次吧！</Notice>
  if (helping.error) return <Notice tone="warning">{helping.error.words}</Notice>
  return (
    <Card title="好友邀请您助力">
      <p className="pb-12 text-14 text-ink-2">您点一下，好友今天就能多抽一次，不花您的次数。</p>
      <Button wide busy={helping.busy} onClick={help}>
        帮好友加一次
      </Button>
    </Card>
  )
}
