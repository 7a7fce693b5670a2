import { Datagrid, DateField, EmailField, List, TextField } from 'react-admin';

export const PersonList = () => (
  <List exporter={false}>
    <Datagrid bulkActionButtons={false}>
      <TextField source="name" />
      <EmailField source="email" />
      <DateField source="created_at" showTime />
    </Datagrid>
  </List>
);
