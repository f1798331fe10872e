import { portraitSvg } from '#kit/pictures/portrait.ts'
import { Card } from '#kit/ui/card.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { Tag } from '#kit/ui/tag.tsx'

const people = [
  { seed: 3, age: 45, sex: 'male', title: '主任医师', next: '今天 14:30' },
  { seed: 11, age: 34, sex: 'female', title: '副主任医师', next: '明天 09:00' },
  { seed: 8, age: 61, sex: 'female', title: '主任医师', next: '周五 上午' },
] as const
function PersonCard({ seed, age, sex, title, next }: (typeof people)[number]) {
  return (
    <Card to="/sandbox/gallery">
      <div className="flex gap-12">
        <Avatar
          src={`data:image/svg+xml,${encodeURIComponent(portraitSvg(seed, { age, sex, coat: true }))}`}
          size="large"
        />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline gap-x-8">
            <span className="text-18 font-semibold">林医生</span>
            <span className="text-14 text-ink-2">{title}</span>
          </div>
          <p className="truncate text-14 text-ink-3">某某市人民医院 · 心血管内科</p>
          <div className="flex flex-wrap items-center gap-8 pt-4">
            <Stars value={4.8} />
            <Tag tone="accent">三甲</Tag>
            <Tag>候诊约 20 分钟</Tag>
          </div>
        </div>
      </div>
      <div className="mt-12 flex items-center justify-between border-t border-line pt-12 text-14">
        <span>
          最早可约 <strong className="font-semibold text-accent-ink">{next}</strong>
        </span>
        <Price yuan="50.00" />
      </div>
    </Card>
  )
}

/** Three cards as a list of people would show them. */
export function GalleryPeople() {
  return people.map((person) => <PersonCard key={person.seed} {...person} />)
}
