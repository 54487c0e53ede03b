import { namedCustomers, sharedPassword } from '@shop/fixtures/customers/named-customers'
import { vi } from 'vitest'

// A password costs a twentieth of a second on purpose (rules/account#passwords), and is asked for a hundred times for
// one change. Here it is hashed as one that costs a fraction, of those that were hashed beforehand as well.

const costly = 2 ** 14
const cheap = 2 ** 10

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const scrypt = (
    password: string,
    salt: Buffer,
    length: number,
    options: import('node:crypto').ScryptOptions,
    done: (error: Error | null, hash: Buffer) => void,
  ) => crypto.scrypt(password, salt, length, options.N === costly ? { ...options, N: cheap } : options, done)
  return { ...crypto, scrypt }
})

vi.mock('@shop/fixtures/customers/customers', async (importOriginal) => {
  const { scryptSync } = await vi.importActual<typeof import('node:crypto')>('node:crypto')
  const original = await importOriginal<typeof import('@shop/fixtures/customers/customers')>()
  return {
    ...original,
    readCustomers: () =>
      original.readCustomers().map((customer) => {
        const [, , parameters = '', salt = ''] = customer.passwordHash.split('$')
        const password = namedCustomers.find(({ email }) => email === customer.email)?.password
        const hash = scryptSync(password ?? sharedPassword, Buffer.from(salt, 'base64url'), 32, {
          N: cheap,
          r: 8,
          p: 1,
        })
        return { ...customer, passwordHash: `$scrypt$${parameters}$${salt}$${hash.toString('base64url')}` }
      }),
  }
})
