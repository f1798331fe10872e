import { useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readChosen } from '../parts/chosen-host.ts'
import { HeardLines } from '../parts/heard-lines.tsx'
import { HostChoice } from '../parts/host-choice.tsx'
import { HostPhone } from '../parts/host-phone.tsx'
import { usePlayedPhone } from '../parts/use-played-phone.ts'

export { handle } from 'virtual:rows/sandbox-host'

/** Plays the apps in which the product opens: their bridges, their old versions and their faults. */
export default function HostPage() {
  const [query] = useSearchParams()
  const chosen = readChosen(query)
  const { frame, lines, title, closed, trouble, reopen, forget } = usePlayedPhone(chosen)
  const away = trouble ?? (closed ? '页面请宿主把自己关上了' : undefined)
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <Notice>
          选一个宿主，页面就在它的手机里打开，桥上的每一问一答都记下来。选择都在地址里，可以收藏，也可以发给同事。
        </Notice>
        <div className="grid gap-24 wide:grid-cols-[280px_auto_minmax(0,1fr)]">
          <HostChoice chosen={chosen} onReopen={reopen} />
          <HostPhone frame={frame} chosen={chosen} title={title} away={away} onReopen={reopen} />
          <HeardLines lines={lines} onForget={forget} />
        </div>
      </div>
    </Frame>
  )
}
