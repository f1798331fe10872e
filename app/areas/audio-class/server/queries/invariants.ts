import { sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { payPayments as payments } from '#app/areas/pay/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { PURPOSE } from '../../rules.ts'
import { audioClassGrants as grants, audioClassOrders as orders } from '../tables.ts'

/** What must be true at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'a class that costs something is paid before it is had': sql`
    select o.id from ${orders} o left join ${payments} p on p.out_trade_no = o.out_trade_no
    where o.state = 'paid' and o.price_fen > o.off_fen
      and (p.paid_at is null or p.amount_fen <> o.price_fen - o.off_fen)`,

  'money of an order that is closed went back': sql`
    select o.id from ${orders} o join ${payments} p on p.out_trade_no = o.out_trade_no
    where o.state = 'expired' and p.paid_at is not null and p.ordered_back_fen <> p.amount_fen`,

  'a payment of ours belongs to an order of a class': sql`
    select p.out_trade_no from ${payments} p left join ${orders} o on o.out_trade_no = p.out_trade_no
    where p.purpose = ${sql.raw(`'${PURPOSE}'`)} and o.id is null`,

  'who bought a class has it': sql`
    select o.id from ${orders} o join ${patients} a on a.id = o.patient_id
    where o.state = 'paid' and not exists (
      select from ${grants} g where g.patient_id = o.patient_id and g.class_id = o.class_id)`,
}
