import { Card, Stack, Text } from '@sanity/ui'
import { type NumberInputProps, useFormValue } from 'sanity'
import styles from './PlanPrices.module.css'
import { priceRows } from './price-rows.ts'

/** The price of a plan, with the resulting prices as visitors see them. */
export function PlanPrices(props: NumberInputProps) {
  const rows = priceRows(useFormValue([]))
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {rows.length === 0 ? (
        <Text size={1} muted>
          Visitors read the price in words: nothing is counted.
        </Text>
      ) : (
        <Card as="table" border className={styles.prices}>
          <caption>What visitors read</caption>
          <thead>
            <tr>
              <th scope="col">Users</th>
              <th scope="col">A month</th>
              <th scope="col">A year, 15% saved</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ users, month, year }) => (
              <tr key={users}>
                <th scope="row">{users}</th>
                <td>{month}</td>
                <td>{year}</td>
              </tr>
            ))}
          </tbody>
        </Card>
      )}
    </Stack>
  )
}
