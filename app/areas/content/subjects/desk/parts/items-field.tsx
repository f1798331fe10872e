import { ArrowDownIcon, ArrowUpIcon, XIcon } from 'lucide-react'
import { useState } from 'react'
import { MoveButton } from '#app/areas/content/channels/cards/move-button.tsx'
import { movedBy, withoutAt } from '#kit/lists/changed.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST, moduleKinds, type PickedKind } from '../../rules.ts'
import { deskSubjectFind } from '../contract.ts'
import type { DraftModule } from './draft-form.tsx'

type Items = DraftModule['items']
type Found = CallOutput<typeof deskSubjectFind>['list'][number]

interface ItemsFieldProps {
  kind: PickedKind
  items: Items
  onChange: (items: Items) => void
}

/** What a module holds, in its order, and where more of it is found by name. */
export function ItemsField({ kind, items, onChange }: ItemsFieldProps) {
  return (
    <>
      <ol className="divide-y divide-line">
        {items.map(({ id, text, is_gone }, at) => (
          <li key={id} className="flex items-center">
            <span className="min-w-0 grow text-14">
              {is_gone === 1 ? <Tag tone="warning">已下线，不显示</Tag> : text}
            </span>
            <MoveButton label={`上移${text}`} disabled={at === 0} onClick={() => onChange(movedBy(items, at, -1))}>
              <ArrowUpIcon />
            </MoveButton>
            <MoveButton
              label={`下移${text}`}
              disabled={at === items.length - 1}
              onClick={() => onChange(movedBy(items, at, 1))}
            >
              <ArrowDownIcon />
            </MoveButton>
            <MoveButton label={`移除${text}`} disabled={false} onClick={() => onChange(withoutAt(items, at))}>
              <XIcon />
            </MoveButton>
          </li>
        ))}
      </ol>
      {items.length < MOST.items && (
        <Finder
          kind={kind}
          taken={items.map(({ id }) => id)}
          onPick={(found) => onChange([...items, { ...found, is_gone: 0 }])}
        />
      )}
    </>
  )
}

interface FinderProps {
  kind: PickedKind
  taken: readonly number[]
  onPick: (found: Found) => void
}

function Finder({ kind, taken, onPick }: FinderProps) {
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly Found[]>()
  const finding = useAct(deskSubjectFind)
  const find = async () => {
    const reply = await finding.run({ kind, keyword })
    if (reply) setFound(reply.list)
  }
  const left = found?.filter(({ id }) => !taken.includes(id))
  return (
    <div className="space-y-8">
      <div className="flex items-end gap-8">
        <div className="min-w-0 grow">
          <Field
            label={`找${moduleKinds[kind]}`}
            value={keyword}
            maxLength={30}
            onChange={({ target }) => setKeyword(target.value)}
            // The form around it is not sent by this.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              find()
            }}
          />
        </div>
        <Button kind="secondary" busy={finding.busy} onClick={find}>
          找
        </Button>
      </div>
      {finding.error && (
        <p role="alert" className="text-12 text-danger">
          {finding.error.words}
        </p>
      )}
      {left?.length === 0 && <p className="text-14 text-ink-3">没有找到，换几个字试试。</p>}
      <ul className="divide-y divide-line">
        {left?.map((one) => (
          <li key={one.id} className="flex items-center gap-8">
            <span className="min-w-0 grow text-14">{one.text}</span>
            <Button kind="text" size="small" onClick={() => onPick(one)}>
              加入
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
