import { ArrowDownIcon, ArrowUpIcon, XIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MoveButton } from '../../cards/move-button.tsx'
import { MOST, type PickKind, pickKinds } from '../../rules.ts'
import { deskChannelFind, deskChannelPicks } from '../contract.ts'

type Pick = CallOutput<typeof deskChannelFind>['list'][number]

interface PicksCardProps {
  channel: number
  kind: PickKind
  list: readonly Pick[]
}

/** What a channel picked of a kind, in its order; each change is saved at once. */
export function PicksCard({ channel, kind, list }: PicksCardProps) {
  const { revalidate } = useRevalidator()
  const saving = useAct(deskChannelPicks)
  const save = async (ids: string[]) => {
    if (await saving.run({ channel, kind, ids })) toast('已保存')
    revalidate()
  }
  const ids = list.map(({ id }) => id)
  const move = (at: number, by: -1 | 1) => {
    const after = [...ids]
    const [one = ''] = after.splice(at, 1)
    after.splice(at + by, 0, one)
    return save(after)
  }
  return (
    <Card title={`精选${pickKinds[kind]}`} aside={`${list.length} / ${MOST.picks}`}>
      {list.length === 0 && <p className="pb-12 text-14 text-ink-3">还没有选，页面按平常的方式显示。</p>}
      <ol className="divide-y divide-line">
        {list.map(({ id, text }, at) => (
          <li key={id} className="flex items-center">
            <span className="min-w-0 grow text-14">{text}</span>
            <MoveButton label={`上移${text}`} disabled={at === 0 || saving.busy} onClick={() => move(at, -1)}>
              <ArrowUpIcon />
            </MoveButton>
            <MoveButton
              label={`下移${text}`}
              disabled={at === list.length - 1 || saving.busy}
              onClick={() => move(at, 1)}
            >
              <ArrowDownIcon />
            </MoveButton>
            <MoveButton
              label={`移除${text}`}
              disabled={saving.busy}
              onClick={() => save(ids.filter((other) => other !== id))}
            >
              <XIcon />
            </MoveButton>
          </li>
        ))}
      </ol>
      {saving.error && (
        <p role="alert" className="text-12 text-danger">
          {saving.error.words}
        </p>
      )}
      <Finder channel={channel} kind={kind} taken={ids} busy={saving.busy} onPick={(id) => save([...ids, id])} />
    </Card>
  )
}

interface FinderProps {
  channel: number
  kind: PickKind
  taken: readonly string[]
  busy: boolean
  onPick: (id: string) => void
}

function Finder({ channel, kind, taken, busy, onPick }: FinderProps) {
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly Pick[]>()
  const finding = useAct(deskChannelFind)
  const find = async () => {
    const reply = await finding.run({ channel, kind, keyword })
    if (reply) setFound(reply.list)
  }
  const left = found?.filter(({ id }) => !taken.includes(id))
  return (
    <div className="space-y-8 pt-12">
      <form
        className="flex items-end gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <div className="min-w-0 grow">
          <Field
            label={`找${pickKinds[kind]}`}
            value={keyword}
            maxLength={30}
            onChange={({ target }) => setKeyword(target.value)}
          />
        </div>
        <Button type="submit" kind="secondary" busy={finding.busy}>
          找
        </Button>
      </form>
      {finding.error && (
        <p role="alert" className="text-12 text-danger">
          {finding.error.words}
        </p>
      )}
      {left?.length === 0 && <p className="text-14 text-ink-3">没有找到，换几个字试试。</p>}
      <ul className="divide-y divide-line">
        {left?.map(({ id, text }) => (
          <li key={id} className="flex items-center gap-8">
            <span className="min-w-0 grow text-14">{text}</span>
            <Button kind="text" size="small" disabled={busy} onClick={() => onPick(id)}>
              加入
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
