import { ActButton } from '#app/desk-shell/act-button.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskImport, deskImportCancel, deskImportRun } from '../contract.ts'
import { isOpen } from '../rules.ts'

type Import = CallOutput<typeof deskImport>

/** What can be done with an import that has not ended. */
export function Decision({ of, onDone }: { of: Import; onDone: () => void }) {
  const { import_id, digest, state, kind_name, refused_num } = of
  const taken = of.added_num + of.changed_num + of.unchanged_num
  if (!isOpen(state)) return null
  return (
    <div className="space-y-8 pt-16">
      {state === 'ready' && taken === 0 && (
        <p className="text-14 text-ink-2">没有一行可以导入。请按下面的原因改正文件，再重新上传。</p>
      )}
      <div className="flex flex-wrap items-center gap-8">
        {state === 'ready' && taken > 0 && (
          <ActButton
            call={deskImportRun}
            input={{ import_id, digest }}
            kind="primary"
            confirm={{ title: `导入${kind_name}？`, text: asking(of, taken), yes: '导入' }}
            said={() => '已确认，开始导入'}
            onDone={onDone}
          >
            {refused_num > 0 ? `导入其余 ${taken} 行` : `导入 ${taken} 行`}
          </ActButton>
        )}
        <ActButton
          call={deskImportCancel}
          input={{ import_id }}
          kind="text"
          confirm={{
            title: '取消这次导入？',
            text: '取消后一行也不会导入，文件会删除。',
            yes: '取消导入',
            danger: true,
          }}
          said={() => '已取消'}
          onDone={onDone}
        >
          取消导入
        </ActButton>
      </div>
      {state === 'ready' && (
        <p className="text-12 text-ink-3">请在 {shortTime(of.keep_time)} 以前确认，过后文件会删除。</p>
      )}
    </div>
  )
}

const asking = ({ added_num, changed_num, unchanged_num, refused_num }: Import, taken: number): string => {
  const rest = refused_num > 0 ? `另有 ${refused_num} 行不能导入，会跳过。` : ''
  return `共 ${taken} 行：新增 ${added_num}，更改 ${changed_num}，不变 ${unchanged_num}。${rest}导入后患者马上看到。`
}
