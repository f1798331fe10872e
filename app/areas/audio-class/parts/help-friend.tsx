import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { transpondClassResult } from '../contract.ts'

/** Who comes by a friend's link helps them by one tap. */
export function HelpFriend({ classId, shareId }: { classId: number; shareId: string }) {
  const help = useAct(transpondClassResult, { hideToast: true })
  const [words, setWords] = useState<string>()
  const run = async () => {
    const done = await help.run({ class_id: classId, share_id: shareId })
    if (!done) return
    if (done.is_mine === 1) return setWords(`这是您自己的链接，已有 ${done.help_num}/${done.goal} 位朋友帮忙`)
    setWords(
      done.is_unlocked === 1 ? '课程已解锁，谢谢您的帮忙' : `谢谢，已有 ${done.help_num}/${done.goal} 位朋友帮忙`,
    )
  }
  return (
    <Notice
      tone="accent"
      action={
        words === undefined && (
          <Button size="small" busy={help.busy} onClick={run}>
            帮他解锁
          </Button>
        )
      }
    >
      {words ?? help.error?.words ?? '朋友请您帮忙解锁这门课'}
    </Notice>
  )
}
