import { ranks } from '#app/areas/guahao/ranks/rules.ts'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import { Section } from './section.tsx'

/** The ranks, two in a row. */
export function RankLinks() {
  return (
    <Section title="排行榜" to="/unit/ranking">
      <ul className="grid grid-cols-2 gap-12 elder:grid-cols-1">
        {Object.entries(ranks).map(([id, { title, subtitle }]) => (
          <li key={id}>
            <Link
              to={address('/toplist/detail', { id })}
              className="block rounded-12 bg-card p-12 shadow-soft active:opacity-80"
            >
              <span className="block text-16 font-medium">{title}</span>
              <span className="block text-12 text-ink-3">{subtitle}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
