import { BadInput } from '#kit/wire/errors.ts'

/**
 * What a form finds wrong with a field before it is sent: thrown by `save`, its words stand under the field. For what an
 * attribute of the field (`required`, `pattern`) cannot say in words.
 */
export class WrongField extends BadInput {}
