import { testedFestival } from '#tests/festival/testedFestival.ts';
import { describeResources, describeSessionEnd } from '#tests/suite/describeResource.ts';

describeResources(testedFestival);
describeSessionEnd(testedFestival, 'members');
