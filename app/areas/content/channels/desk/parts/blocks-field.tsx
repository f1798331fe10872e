import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { MoveButton } from '../../cards/move-button.tsx'
import { allBlocks, type Block, blockNames } from '../../rules.ts'

/** The parts of the page in their order: those that are ticked are shown. */
export function BlocksField({ chosen }: { chosen: readonly Block[] }) {
  const [order, setOrder] = useState<Block[]>([...chosen, ...allBlocks.filter((block) => !chosen.includes(block))])
  const [shown, setShown] = useState<ReadonlySet<Block>>(new Set(chosen))
  const move = (at: number, by: -1 | 1) =>
    setOrder((before) => {
      const after = [...before]
      const [one] = after.splice(at, 1)
      if (one) after.splice(at + by, 0, one)
      return after
    })
  const tick = (block: Block, isOn: boolean) =>
    setShown((before) => {
      const after = new Set(before)
      if (isOn) after.add(block)
      else after.delete(block)
      return after
    })
  return (
    <fieldset name="blocks">
      <legend className="pb-6 text-14 font-medium">页面板块和顺序</legend>
      <ol className="divide-y divide-line">
        {order.map((block, at) => (
          <li key={block} className="flex items-center gap-8">
            <div className="min-w-0 grow">
              <Checkbox checked={shown.has(block)} onChange={({ target }) => tick(block, target.checked)}>
                {blockNames[block]}
              </Checkbox>
            </div>
            {shown.has(block) && <input type="hidden" name="blocks" value={block} />}
            <MoveButton label={`上移${blockNames[block]}`} disabled={at === 0} onClick={() => move(at, -1)}>
              <ArrowUpIcon />
            </MoveButton>
            <MoveButton
              label={`下移${blockNames[block]}`}
              disabled={at === order.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDownIcon />
            </MoveButton>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
