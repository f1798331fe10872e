import { PickField } from '#app/areas/desk/search/cards/pick-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type BlockPlace, placeNames, USUAL_HOME } from '../../rules.ts'
import type { deskBlockPreview } from '../contract.ts'
import { blockName } from './block-name.ts'

interface BlockPreviewProps {
  preview: CallOutput<typeof deskBlockPreview>
  cities: readonly { id: number; name: string }[]
}

/** What a patient in a city who came by a channel sees, place by place. */
export function BlockPreview({ preview: { city_id, city_name, channel, list }, cities }: BlockPreviewProps) {
  return (
    <Card title={`预览：${city_name}`}>
      <form action="/desk/blocks" className="flex flex-wrap items-start gap-12 pb-16">
        <Select
          key={`city ${city_id}`}
          label="城市"
          name="city_id"
          defaultValue={city_id}
          options={cities.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <PickField key={`channel ${channel}`} label="渠道" name="channel" kind="channel" picked={[channel]} />
        {/* Beside the fields, whose labels stand above them. */}
        <div className="flex flex-wrap items-center gap-12 wide:pt-24">
          <Button type="submit" kind="secondary">
            看看
          </Button>
          <a
            href={address(USUAL_HOME, { city_id, cid: channel })}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-target items-center text-14 text-accent-ink"
          >
            打开这样的首页
          </a>
        </div>
      </form>
      <div className="grid gap-16 wide:grid-cols-4">
        {(Object.keys(placeNames) as BlockPlace[]).map((place) => (
          <section key={place} aria-label={placeNames[place]}>
            <h3 className="pb-8 text-14 font-medium">{placeNames[place]}</h3>
            <ol className="space-y-4 text-14">
              {list
                .filter((shown) => shown.place === place)
                .map(({ block, is_empty }, at) => (
                  <li key={block}>
                    {at + 1}. {blockName(place, block)} {is_empty === 1 && <Tag>这里没有内容，不显示</Tag>}
                  </li>
                ))}
              {list.every((shown) => shown.place !== place) && <li className="text-ink-3">都不显示</li>}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  )
}
