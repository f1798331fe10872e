import { Notice } from '#kit/ui/notice.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskImport } from '../contract.ts'
import { isMoving, isTaken, percentOf } from '../rules.ts'

type Import = CallOutput<typeof deskImport>

/** How far it is, and what would become of the file or did. */
export function Standing({ of }: { of: Import }) {
  const { state, fail_words, done_num, total_num, same_time } = of
  return (
    <div className="space-y-12 pt-8">
      <div role="status" className="space-y-8">
        {isMoving(state) && <p className="text-14 text-ink-2">{movingWords(of)}</p>}
        {fail_words && <Notice tone="danger">{fail_words}</Notice>}
        {said[state] && <Notice tone={state === 'done' ? 'success' : 'plain'}>{said[state]}</Notice>}
        {state === 'ready' && same_time && (
          <Notice tone="warning">同样的文件在 {same_time.slice(0, 16)} 导入过；再导入一次不会重复。</Notice>
        )}
      </div>
      {state === 'running' && (
        <progress
          aria-label="导入进度"
          value={percentOf(done_num, total_num)}
          max={100}
          className="block h-8 w-full overflow-hidden rounded-full accent-accent"
        />
      )}
      {total_num > 0 && isTaken(state) && <Counts of={of} />}
    </div>
  )
}

const said: Partial<Record<Import['state'], string>> = {
  uploading: '文件还没有传完整，请在导入文件页重新上传。',
  done: '已经导入，患者端现在看到的就是导入后的资料。',
  cancelled: '已取消，一行也没有导入。',
  expired: '没有在期限内确认，文件已删除，一行也没有导入。',
}

const movingWords = ({ state, done_num, total_num }: Import): string => {
  if (state === 'checking') return `正在检查，已读 ${done_num} 行；什么都不会改变。可以先去做别的。`
  if (state === 'sent') return '已上传，马上开始检查。可以先去做别的。'
  if (state === 'waiting') return '已确认，马上开始导入。可以先去做别的，它会自己完成。'
  return `已导入 ${done_num} 行，共 ${total_num} 行（${percentOf(done_num, total_num)}%）。可以先去做别的，它会自己完成。`
}

function Counts({ of }: { of: Import }) {
  const will = of.state === 'done' ? '' : '将'
  return (
    <div className="grid grid-cols-2 gap-8 wide:grid-cols-4">
      <Stat label={`${will}新增`} value={of.added_num} />
      <Stat label={`${will}更改`} value={of.changed_num} />
      <Stat label="不变" value={of.unchanged_num} />
      <Stat label="不能导入" value={of.refused_num} />
    </div>
  )
}
