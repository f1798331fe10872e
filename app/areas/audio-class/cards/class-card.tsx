import { HeadphonesIcon } from 'lucide-react'
import { Card } from '#kit/ui/card.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { classesByCondition } from '../contract.ts'
import { introAddress } from './class-address.ts'

/** A class as lists show it. */
export type AudioClass = CallOutput<typeof classesByCondition>['list'][number]

interface ClassCardProps {
  item: AudioClass
  /** Under the title: what is special here; else who speaks. */
  note?: string | undefined
  /** Where it leads; else to its introduction. */
  to?: string | undefined
}

/** A class of a list: cover, who speaks, how much of it and for how much. */
export function ClassCard({ item, note, to }: ClassCardProps) {
  const { class_id, title, cover, doctor_info, section_num, play_num, is_essence } = item
  return (
    <Card to={to ?? introAddress(class_id)}>
      <div className="flex gap-12">
        <Cover src={cover} />
        <div className="flex min-w-0 grow flex-col justify-between gap-4">
          <h3 className="line-clamp-2 text-16 font-medium">{title}</h3>
          <p className="line-clamp-2 text-12 text-ink-2">
            {note ?? `${doctor_info.doctor_name} ${doctor_info.title_name} · ${doctor_info.unit_name}`}
          </p>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-4 text-12 text-ink-3 tabular-nums">
            <ClassPrice item={item} />
            {is_essence === 1 && <Tag tone="accent">精选</Tag>}
            <span>{section_num} 节</span>
            <span>{countText(play_num)} 次播放</span>
          </p>
        </div>
      </div>
    </Card>
  )
}

/** The square picture of a class, with the sign of what it is. */
export function Cover({ src }: { src: string }) {
  return (
    <span className="relative shrink-0 self-start elder:hidden">
      <Picture src={src} kind="microclass" alt="" width={80} height={80} className="size-80 rounded-8" />
      <HeadphonesIcon className="absolute right-4 bottom-4 rounded-full bg-scrim p-4 text-22 text-white" />
    </span>
  )
}

/** What a class costs, or that it is free. */
export function ClassPrice({ item }: { item: Pick<AudioClass, 'is_free' | 'price'> }) {
  if (item.is_free === 1) return <Tag tone="success">免费</Tag>
  return (
    <span className="text-danger">
      <Price yuan={item.price} size="small" />
    </span>
  )
}
