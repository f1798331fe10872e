import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { findCity } from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MOST_PARTNERS } from '../../rules.ts'
import { findPartner, insertPartner, listPartners, type PartnerRow, updatePartner } from '../queries.ts'

/** What a partner city's home says, as the desk writes it. */
export type PartnerWritten = Pick<PartnerRow, 'name' | 'slogan' | 'cityId' | 'colour'>

const factsOf = ({ name, slogan, cityId, colour }: PartnerWritten) => ({ name, slogan, cityId, colour })

/** Gives a partner city a home. */
export const addPartner = async (
  ctx: StaffContext,
  slug: string,
  written: PartnerWritten,
): Promise<{ slug: string } | Refused<'city' | 'taken' | 'too-many'>> => {
  if (!(await findCity(ctx.db, written.cityId))) return new Refused('city')
  // `main` is the usual home.
  if (slug === 'main') return new Refused('taken')
  if ((await listPartners(ctx.db)).length >= MOST_PARTNERS) return new Refused('too-many')
  return ctx.transact(async (inside) => {
    if (!(await insertPartner(inside.db, { slug, ...written }))) return new Refused('taken')
    await recordAct(inside, { act: 'partner.add', kind: 'partner', id: slug, after: factsOf(written) })
    return { slug }
  })
}

/** Writes what a partner city's home says over what it said. */
export const changePartner = async (
  ctx: StaffContext,
  slug: string,
  written: PartnerWritten,
): Promise<{ slug: string } | Refused<'not-found' | 'city'>> => {
  const before = await findPartner(ctx.db, slug)
  if (!before) return new Refused('not-found')
  if (!(await findCity(ctx.db, written.cityId))) return new Refused('city')
  await ctx.transact(async (inside) => {
    await updatePartner(inside.db, slug, written)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'partner.change', kind: 'partner', id: slug, ...facts })
  })
  return { slug }
}

/** Closes the home of a partner city, or opens it again. */
export const switchPartner = async (
  ctx: StaffContext,
  slug: string,
  isOn: boolean,
): Promise<{ slug: string } | Refused<'not-found'>> => {
  const before = await findPartner(ctx.db, slug)
  if (!before) return new Refused('not-found')
  await ctx.transact(async (inside) => {
    await updatePartner(inside.db, slug, { isOn })
    const facts = { before: { isOn: before.isOn }, after: { isOn } }
    await recordAct(inside, { act: isOn ? 'partner.on' : 'partner.off', kind: 'partner', id: slug, ...facts })
  })
  return { slug }
}
