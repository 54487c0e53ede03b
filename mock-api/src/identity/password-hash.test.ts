import { readCustomers } from '@shop/fixtures/customers/customers'
import { namedCustomers, sharedPassword } from '@shop/fixtures/customers/named-customers'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

describe('a password that is kept', () => {
  it('is a scrypt hash with its parameters and a salt of its own', async () => {
    const kept = await hashPassword('a long passphrase')
    expect(kept).toMatch(/^\$scrypt\$ln=14,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await hashPassword('a long passphrase')).not.toBe(kept)
    expect(await isPassword('a long passphrase', kept)).toBe(true)
    expect(await isPassword('a long passphrasE', kept)).toBe(false)
  })

  it('is read with the parameters it was written with', async () => {
    // An example that RFC 7914 gives, cut to 32 bytes.
    const kept = '$scrypt$ln=10,r=8,p=16$TmFDbA$_bq-HJ00cgB4VucZDQHp_nxq18vII3gw53N2Y0s3MWI'
    expect(await isPassword('password', kept)).toBe(true)
    const wide = '$scrypt$ln=4,r=10,p=1$TmFDbA$eQ-AnfqEKjyWD6je6E9OJ8W3-vD6SnwZI6ghUHCpVDM'
    expect(await isPassword('password', wide)).toBe(true)
  })

  it.each(['', 'plain', 'x$scrypt$ln=10,r=8,p=16$TmFDbA$_bq-', '$scrypt$ln=10,r=8,p=16$TmFDbA$_bq-\n'])(
    'is not read where it is kept as %j',
    async (kept) => {
      await expect(isPassword('password', kept)).rejects.toThrow(
        'A password is kept in a form that nobody wrote',
      )
    },
  )

  it('is nobody’s where there is no account', async () => {
    expect(await isPassword('', undefined)).toBe(false)
  })

  it('is what the seeded customers were said to have', async () => {
    const [first, second, third] = readCustomers()
    expect(await isPassword(namedCustomers[0].password, first?.passwordHash)).toBe(true)
    expect(await isPassword(namedCustomers[1].password, second?.passwordHash)).toBe(true)
    expect(await isPassword(sharedPassword, third?.passwordHash)).toBe(true)
    expect(await isPassword(sharedPassword, second?.passwordHash)).toBe(false)
  })
})
